import type { CorpusRow } from './corpus-row.ts';

/** Pasted texts that are not one whole address. */
export const notAddresses: readonly CorpusRow[] = [
  ['GB', 'Please leave the parcel with my neighbour if I am not at home, thanks!', 'declined'],
  ['US', 'John Smith', 'declined'],
  ['US', 'Mom 212-555-0134\nDad 212-555-0167\nOffice 646-555-0199', 'declined'],
  ['DE', 'Artikel\tMenge\tPreis\nSchrauben M6\t200\t14,90\nMuttern M6\t200\t9,80', 'declined'],
  ['DE', 'Torstraße 140', 'declined'],
  ['FR', 'rue de Rivoli', 'declined'],
  ['NL', 'Keizersgracht 324, 1016 EZ Amsterdam\nCoolsingel 40, 3011 AD Rotterdam', 'declined'],
  ['GB', 'Meeting moved to 14:30 on 12 May 2024 in room 5.12', 'declined'],
  ['US', 'https://www.example.com/orders/2024/11/98765?ref=mail', 'declined'],
  ['ES', 'Pedido n.º 2024-00158 · Total 48,90 € · Entrega 24/48 h', 'declined'],
  ['IT', 'Milano', 'declined'],
  ['US', 'Ship: 11 Wall Street, New York, NY 10005. Bill: 742 N State St, Chicago, IL 60654.', 'declined'],
  ['JP', '山田太郎', 'declined'],
  ['GB', 'DE89 3704 0044 0532 0130 00', 'declined'],
  ['BR', 'Segunda a sexta das 9h às 18h; sábado das 9h às 13h', 'declined'],
];
