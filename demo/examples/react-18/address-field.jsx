import 'address-entry/address-entry';
import { useEffect, useRef } from 'react';

/** React 18 only sets attributes, while the value is a property and `change` an event of the element. */
export function AddressField({ value, onChange, ...attributes }) {
  const field = useRef(null);
  const listener = useRef(onChange);
  useEffect(() => {
    listener.current = onChange;
    field.current.value = value;
  }, [value, onChange]);
  useEffect(() => {
    const { current } = field;
    const changed = () => listener.current(current.value);
    current.addEventListener('change', changed);
    return () => current.removeEventListener('change', changed);
  }, []);
  return <address-entry ref={field} {...attributes} />;
}
