/**
 * The platform's side of a form control. Where a document has no whole one, as in the unit tests of a shop under jsdom or
 * happy-dom, a stand-in takes its place: the element is shown and has its value, but no form hears of it.
 */
export function internalsOf(element: HTMLElement): ElementInternals {
  const internals = element.attachInternals?.();
  // The last part of it that such documents learn.
  return internals?.states ? internals : standIn(element);
}

function standIn(element: HTMLElement): ElementInternals {
  const isValid = () => own.validity.valid;
  const own = {
    states: new Set<string>(),
    labels: [],
    willValidate: true,
    validity: { valid: true },
    validationMessage: '',
    get form() {
      return element.closest('form');
    },
    setFormValue() {},
    setValidity(flags: ValidityStateFlags = {}, message = '') {
      own.validity = { ...flags, valid: !Object.values(flags).includes(true) };
      own.validationMessage = message;
    },
    checkValidity: isValid,
    reportValidity: isValid,
  };
  return own as unknown as ElementInternals;
}
