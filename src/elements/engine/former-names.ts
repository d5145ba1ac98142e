/** Names that have no effect any more: the page may still set them. */
import { warnOnce } from '../field/warn-once.ts';

/** Former names of properties, and of attributes where they are in lower case, with what takes their place. */
export const formerNames: Readonly<Record<string, string>> = {
  language: 'address-language (the property addressLanguage)',
  fieldMap: 'the property pageFields',
  fieldNames: 'the property submitNames',
  readonly: 'the property readOnly',
};

/** Former names that still work as an attribute. */
const validAttributes = ['readonly'];

/** Tells of each former name that the page sets, with the one that takes its place. */
export function tellFormerNames(element: HTMLElement, names = formerNames): void {
  for (const [name, now] of Object.entries(names)) {
    const isAttribute = !validAttributes.includes(name) && element.hasAttribute(name);
    if (isAttribute || Object.hasOwn(element, name)) warnOnce('former-name', `${name}, which is ${now} now`);
  }
}
