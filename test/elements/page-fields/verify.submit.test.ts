import { waitUntil } from '../element.support.ts';
import { button, expect, stepIs } from '../panels/manual/support.ts';
import { fill, fillAndLeave, later, other, type Page, page, typed } from './verify.support.ts';

describe('submitting a form with fields of the page', () => {
  const submissionsOf = ({ form }: Page) => {
    const submitted: string[] = [];
    form.addEventListener('submit', () => submitted.push(String(new FormData(form).get('street'))));
    return submitted;
  };

  for (const verify of ['change', 'submit']) {
    it(`waits for the verdict, and continues with it (verify="${verify}")`, async () => {
      const answered = later();
      const it = await page(answered.validate, { verify });
      const submitted = submissionsOf(it);
      fill(it);
      it.form.requestSubmit();
      await waitUntil(() => it.validations.length === 1, 'the service is asked');
      expect(submitted).to.deep.equal([]);
      answered.give();
      await waitUntil(() => submitted.length > 0, 'the form is submitted');
      expect(submitted).to.deep.equal(['Julianastraat 30']);
    });
  }

  it('sends the first request with verify="submit"; a question is asked once', async () => {
    const it = await page(other, { verify: 'submit' });
    const submitted = submissionsOf(it);
    await fillAndLeave(it);
    expect(it.validations).to.deep.equal([]);
    it.form.requestSubmit();
    await stepIs(it.element, 'review');
    await waitUntil(() => it.element.shadowRoot?.activeElement?.id === 'question', 'the question has the focus');
    expect(submitted).to.deep.equal([]);
    button(it.element, 'Keep what I typed').click();
    it.form.requestSubmit();
    await waitUntil(() => submitted.length > 0, 'the form is submitted');
    expect(submitted).to.deep.equal([typed.street]);
    expect(it.validations.length).to.equal(1);
  });

  it('continues if the service fails', async () => {
    const it = await page(() => Promise.reject(new Error('out of order')));
    const submitted = submissionsOf(it);
    fill(it);
    it.form.requestSubmit();
    await waitUntil(() => submitted.length > 0, 'the form is submitted');
    expect(submitted).to.deep.equal([typed.street]);
  });
});
