import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts that are not one whole address, and that the reader was not written with. */
export const heldOutNotAddresses: readonly CorpusRow[] = [
  ['US', 'Thanks for your order! It ships in 3 to 5 business days.', 'declined'],
  ['DE', 'Mit freundlichen Grüßen\nTilman Koch\nTel. 030 5550123\ntilman@example.com', 'declined'],
  ['GB', 'Sizes\tS\tM\tL\nChest\t92\t98\t104\nPrice\t19.99\t19.99\t21.99', 'declined'],
  ['IT', 'Via Dante 7', 'declined'],
  ['GB', 'Baker Street', 'declined'],
  ['ES', 'María José Fernández de la Vega', 'declined'],
  ['FR', '12 bis rue de Rivoli, 75004 Paris ou 25 avenue Jean Jaurès, 69007 Lyon', 'declined'],
  ['PL', 'Faktura nr 12/2024 z dnia 05-03-2024, termin płatności 14 dni', 'declined'],
  ['US', 'The meeting is at 10 am on 5th Ave, come to the 2nd floor and ask for Bob.', 'declined'],
  ['AU', 'Monday 9am-5pm\nTuesday 9am-5pm\nSunday closed', 'declined'],
  ['SE', '+46 8 555 012 34', 'declined'],
  ['CN', '您好，请问什么时候发货？', 'declined'],
  ['RU', 'Спасибо за заказ! Номер заказа 100245.', 'declined'],
  ['NL', '1016 EZ', 'declined'],
  ['US', 'const total = items.reduce((sum, it) => sum + it.price, 0);', 'declined'],
  ['JP', '営業時間 10:00〜19:00 定休日 水曜日', 'declined'],
];
