/**
 * The `ElementInternals` of an element. In documents with an incomplete implementation, such as jsdom or happy-dom in a
 * shop's unit tests, a stand-in is used: the element works, but does not take part in forms.
 */
export function internalsOf(element: HTMLElement): ElementInternals {
  const internals = element.attachInternals?.();
  // The part of it that such documents implement last.
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
