import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compact, onOneLine, printed, sortFunctions, syntaxTreeOf } from '../vite.config.ts';

const expression = `\${value}`;

/** The compacted template of the tag; `$` stands for an expression. */
async function compacted(tag: string, text: string, change = compact): Promise<string> {
  const source = `${tag}\`${text.replaceAll('$', () => expression)}\``;
  const code = (await change(source, 'module.ts'))?.code ?? source;
  return code.slice(tag.length + 1, -1).replaceAll(expression, '$');
}

describe('a style sheet as it is built', () => {
  const cases: readonly (readonly [what: string, text: string, becomes: string])[] = [
    ['white space and comments', ' /* why */\n a {\n  color : red ;\n }\n', 'a{color:red}'],
    ['white space in a string', "a { content: ' x  y ' }", 'a{content:" x  y "}'],
    ['white space around an operator', 'a { width: calc( 1px + var( --b ) ) }', 'a{width:calc(1px + var(--b))}'],
    ['a descendant on another line', '.a\n.b > c, d { color: red }', '.a .b>c,d{color:red}'],
    ['a selector with arguments', 'a:not( .b ) , :dir( rtl ) c { color: red }', 'a:not(.b),:dir(rtl) c{color:red}'],
    ['nesting', 'a { & b { color: red } }', 'a{& b{color:red}}'],
    ['colours of two schemes', 'a { color: light-dark( #123, #fff ) }', 'a{color:light-dark(#123,#fff)}'],
    ['mixed colours', 'a{color:color-mix(in srgb, red 7%, var(--b))}', 'a{color:color-mix(in srgb, red 7%, var(--b))}'],
    ['a container', '@container (inline-size >= 36rem) { a { gap: 0 } }', '@container (inline-size>=36rem){a{gap:0}}'],
    ['an anchor', 'a { top: anchor( bottom ); position-anchor: --b }', 'a{top:anchor(bottom);position-anchor:--b}'],
    ['a way out', '@position-try --a { margin: 1px 0 }', '@position-try --a{margin:1px 0}'],
    ['logical sides', 'a { margin-inline: 1px 2px; inset-block: 0 }', 'a{margin-inline:1px 2px;inset-block:0}'],
    ['a side after all sides', 'a { padding: 1px; padding-inline-end: 2px }', 'a{padding:1px;padding-inline-end:2px}'],
    ['expressions', 'a { color : $ ; margin : 1px  $ }', 'a{color:$;margin:1px $}'],
    ['a rule for an expression', '$ a { color : red }', '$ a{color : red}'],
    // Safari before 26.2 knows no thickness in the shorthand.
    [
      'a thin underline',
      'a { text-decoration: underline; text-decoration-thickness: 1px }',
      'a{text-decoration:underline;text-decoration-thickness:1px}',
    ],
    ['escapes, left alone', "a { content: '\\\\201C' }", "a { content: '\\\\201C' }"],
    ['a comment with a backtick, left alone', '/* \\` */ a { gap: 0 }', '/* \\` */ a { gap: 0 }'],
  ];
  for (const [what, text, becomes] of cases) {
    it(`is short: ${what}`, async () => assert.equal(await compacted('css', text), becomes));
  }

  it('is refused when it has no end', () => assert.rejects(compacted('css', 'a { color: red } b { color: red; }}')));
});

describe('a template on one line', () => {
  const cases: readonly (readonly [what: string, text: string, becomes: string])[] = [
    ['lines of elements', '\n  <div>\n    <p>a</p>\n\n  </div>\n', '<div><p>a</p></div>'],
    ['lines of expressions', '<p>\n  $\n  $\n  <b>$</b>\n</p>', '<p>$$<b>$</b></p>'],
    ['spaces within a line', '<p>a <b>b</b> $, $ <i>c</i> </p> ', '<p>a <b>b</b> $, $ <i>c</i> </p> '],
    ['a text of two lines', '<p>\n  a\n  b $\n  c</p>', '<p>a b $c</p>'],
    ['attributes', '<input\n  id=$\n  .value=$\n>', '<input\n  id=$\n  .value=$\n>'],
    ['preformatted text', '<pre>\n a  b</pre>', '<pre>\n a  b</pre>'],
  ];
  for (const [what, text, becomes] of cases) {
    it(`has them as in JSX: ${what}`, async () => assert.equal(await compacted('html', text, onOneLine), becomes));
  }

  it('is made of templates alone', async () => {
    assert.equal(await onOneLine('const text = `a\n  b`; const style = css`\na {\n}\n`;', 'module.js'), null);
  });
});

describe('a template as it is built', () => {
  const cases: readonly (readonly [what: string, text: string, becomes: string])[] = [
    ['indentation', '\n  <div>\n    <p>a</p>\n  </div>\n', ' <div> <p>a</p> </div> '],
    ['no white space where there was none', '<b>a</b><i>b</i>$<b>c</b>', '<b>a</b><i>b</i>$<b>c</b>'],
    ['white space around expressions', '<p>\n  $\n  $, $\n</p>', '<p> $ $, $ </p>'],
    ['comments', '<p><!-- why --><b>a</b></p>', '<p><b>a</b></p>'],
    ['quotes', '<p part="a" class="b c" id="d-$"></p>', '<p part=a class="b c" id=d-$></p>'],
    [
      'white space in attributes',
      '<p title=" a  b " lang=$\n dir="$ $"></p>',
      '<p title=" a  b " lang=$ dir="$ $"></p>',
    ],
    ['an empty attribute', '<p class="" lang=""></p>', '<p class="" lang=""></p>'],
    ['bindings', '<input\n ?disabled=$\n .value=$\n @input=$\n/>', '<input ?disabled=$ .value=$ @input=$>'],
    ['an attribute without a value', '<option selected>$</option>', '<option selected>$</option>'],
    ['entities', '<p>&lt;b&gt;&nbsp;&amp;amp; &shy;</p>', '<p>&lt;b&gt;&nbsp;&amp;amp; &shy;</p>'],
    ['preformatted text', '<pre>\n a  b</pre>', '<pre>\n a  b</pre>'],
    ['elements of SVG', '<svg><path d="m1 2" fill="none" />\n</svg>', '<svg><path d="m1 2" fill=none /> </svg>'],
    ['an escaped backtick', '<p>\n a \\` b\n</p>', '<p> a \\` b </p>'],
  ];
  for (const [what, text, becomes] of cases) {
    it(`is short: ${what}`, async () => assert.equal(await compacted('html', text), becomes));
  }

  it('is short within a template', async () => {
    const source = (space: string) => `html\`<ul>${space}\${list.map((it) => html\`<li>${space}a</li>\`)}</ul>\``;
    assert.equal((await compact(source('\n  '), 'module.js'))?.code, source(' '));
  });

  it('is the only thing that changes', async () => {
    const source = "const text = `a\n  b`; const name = 'c  d'; const message = tag`e\n  f`;";
    assert.equal(await compact(source, 'module.js'), null);
  });
});

describe('a large file', () => {
  /** The code with its functions in another order. */
  async function sorted(code: string): Promise<string> {
    const tree = await syntaxTreeOf(code, { compress: false, mangle: false });
    sortFunctions(tree);
    return (await printed(tree, {})).code ?? '';
  }
  const sum = (name: string, more: string) =>
    `function ${name}(list,start){return list.reduce((sum,it)=>sum+it,${more})}`;

  it('has functions that resemble each other side by side, before what runs', async () => {
    const other = 'function greet(){console.log("hello")}';
    const code = `const a=1;${sum('total', 'start')};let b=2;${other};${sum('count', '1')}`;
    assert.equal(await sorted(code), `${sum('total', 'start')}${sum('count', '1')}${other}const a=1;let b=2;`);
  });

  it('has them so within the one function that is around everything', async () => {
    const wrapped = (body: string) => `var name=function(exports){"use strict";${body}}({});`;
    const [first, second] = [sum('total', 'start'), sum('count', '1')];
    assert.equal(await sorted(wrapped(`let a=1;${first};a+=1;${second}`)), wrapped(`${first}${second}let a=1;a+=1`));
  });
});
