/**
 * Turns a field's value into what is shown or sent (`format.show`, `format.send`). Never throws: a value it does
 * not understand comes back as it was, so that a wrong definition shows the raw value instead of an empty page.
 */
export type Formatter = (value: unknown) => unknown;
