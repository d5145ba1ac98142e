import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importProblems, roomProblems } from '../support/layers.ts';

function isAllowed(file: string, path: string): boolean {
  return importProblems(file, `import type { A } from '${path}';`).length === 0;
}

describe('the layers of src', () => {
  it('are told by dynamic imports too', () => {
    const problems = importProblems('src/core/entry/state.ts', `await import('../../elements/engine/store.ts');`);
    assert.deepEqual(problems, [
      'src/core/entry/state.ts imports src/elements/engine/store.ts: core may import contract',
    ]);
  });

  it('leave files directly in src free', () => {
    assert.ok(isAllowed('src/client.ts', './elements/engine/store.ts'));
  });
});

describe('the layers within core', () => {
  const cases: readonly (readonly [file: string, path: string, allowed: boolean])[] = [
    ['address/address.ts', './formats.ts', true],
    ['address/address.ts', '../manual/verdict.ts', false],
    ['address/address.ts', '../problem.ts', true],
    ['combobox.ts', './address/address.ts', false],
    ['combobox.ts', './problem.ts', false],
    ['search/state.ts', '../address/address.ts', true],
    ['search/state.ts', '../combobox.ts', true],
    ['search/state.ts', '../manual/state.ts', false],
    ['manual/state.ts', '../entry/state.ts', false],
    ['dutch-lookup/state.ts', '../address/from-dutch.ts', true],
    ['page-fields/field-values.ts', '../address/address.ts', true],
    ['page-fields/field-values.ts', '../search/state.ts', false],
    ['entry/reducer.ts', '../dutch-lookup/reducer.ts', true],
    ['manual/state.ts', '../../contract/types.ts', true],
  ];
  for (const [file, path, allowed] of cases) {
    it(`${allowed ? 'let' : 'keep'} ${file} ${allowed ? '' : 'from '}import${allowed ? '' : 'ing'} ${path}`, () => {
      assert.equal(isAllowed(`src/core/${file}`, path), allowed);
    });
  }
});

describe('the layers within elements', () => {
  const cases: readonly (readonly [file: string, path: string, allowed: boolean])[] = [
    ['field/required-mark.ts', './host.ts', true],
    ['field/required-mark.ts', '../localization/lang.ts', true],
    ['field/required-mark.ts', '../engine/store.ts', false],
    ['field/required-mark.ts', '../panels/card-view.ts', false],
    ['field/entry-element.ts', '../engine/entry-controller.ts', false],
    ['field/entry-element.ts', '../engine/store.ts', false],
    ['panels/search/panel.ts', './view.ts', true],
    ['panels/search/panel.ts', '../../field/host.ts', true],
    ['panels/search/panel.ts', '../card-view.ts', true],
    ['panels/search/panel.ts', '../manual/panel.ts', false],
    ['panels/search/panel.ts', '../../engine/store.ts', false],
    ['panels/search/panel.ts', '../../page-fields/page-fields.ts', false],
    ['panels/search/panel.ts', '../../address-entry/element.ts', false],
    ['panels/card-view.ts', '../field/panel-model.ts', true],
    ['panels/card-view.ts', './search/panel.ts', false],
    ['combobox/combobox.ts', '../panels/search/panel.ts', false],
    ['page-fields/page-fields.ts', '../field/host.ts', true],
    ['page-fields/page-fields.ts', '../field/panel-model.ts', true],
    ['page-fields/page-fields.ts', '../panels/search/panel.ts', false],
    ['page-fields/page-fields.ts', '../nl-postcode-lookup/element.ts', false],
    ['engine/panel-set.ts', '../panels/manual/panel.ts', true],
    ['engine/panel-set.ts', '../address-entry/element.ts', false],
    ['address-entry/element.ts', '../panels/search/panel.ts', true],
    ['address-entry/element.ts', '../nl-postcode-lookup/element.ts', false],
    ['nl-postcode-lookup/element.ts', '../panels/dutch-lookup/panel.ts', true],
    ['nl-postcode-lookup/element.ts', '../address-entry/properties.ts', false],
  ];
  for (const [file, path, allowed] of cases) {
    it(`${allowed ? 'let' : 'keep'} ${file} ${allowed ? '' : 'from '}import${allowed ? '' : 'ing'} ${path}`, () => {
      assert.equal(isAllowed(`src/elements/${file}`, path), allowed);
    });
  }

  it('leave no file in no folder', () => {
    assert.deepEqual(roomProblems('src/elements/field/host.ts'), []);
    assert.deepEqual(roomProblems('src/elements/host.ts'), [
      'src/elements/host.ts lies directly in src/elements: it belongs in one of the folders',
    ]);
  });
});
