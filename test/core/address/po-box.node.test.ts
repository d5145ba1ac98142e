import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPoBoxLine } from '../../../src/core/address/po-box.ts';
import { nasty } from '../../support/nasty.ts';

describe('a street line', () => {
  for (const line of [
    ...['Postbus 12', 'postbus', ' POSTBUS 12', 'PO Box 7', 'P.O. Box 7', 'P.O.Box 7', 'po box 7', 'Postfach 10 11'],
    ...['Postboks 5', 'Box 123', 'Boîte postale 4', 'BP 40', 'B.P. 40', 'Apartado de correos 9', 'Casella Postale 1'],
    ...[
      'Case postale 12',
      'C.P. 12',
      'Skrytka pocztowa 12',
      'Pf. 12',
      'GPO Box 1234',
      'Locked Bag 5',
      'PMB 12',
      'Casilla 12',
    ],
    ...[
      'Caixa Postal 9',
      'Apartat 3',
      'а/я 5',
      'Τ.Θ. 12',
      'ص.ب 12',
      'P.O. přihrádka 3',
      'Postkast 5',
      'Apartado de correos 4',
    ],
    ...['P O Box 7', 'POBox 7', 'PO Box', 'Post Office Box 7', 'Postbox 7', 'Box  123', 'Boite postale 4', 'B.P 40'],
    ...['BP40', 'Apartado 9', 'Postilokero 5', 'PL 12', 'pl  12'],
  ]) {
    it(`says a PO box: ${line}`, () => assert.equal(isPoBoxLine(line), true));
  }

  for (const line of [
    ...['', 'Julianastraat 30', 'Postbusstraat 1', 'Postweg 3', 'Box Hill Road 2', 'Boxtelseweg 4', 'Postfachweg 1'],
    ...['Bpweg 3', 'Plein 1944 12', 'Plymouth Road 1', 'Apartadostraat 2', 'Oude Postbus 12', 'Boxes 2', ...nasty],
    ...['Casilla del Hornero 5', 'Pflaumenweg 3', 'Ppasserelle 2', 'CP', 'Plein 3', 'Private Bagel 2'],
    ...['Box', 'Boxer 2 Street', 'BP', 'BP Station', 'PL', 'PO Boxes 7'],
  ]) {
    it(`says none: ${JSON.stringify(line)}`, () => assert.equal(isPoBoxLine(line), false));
  }
});
