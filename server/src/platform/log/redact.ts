const EMAIL_ADDRESS = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g;
/** Eight or more digits on their own, not part of an id or a path. */
const PHONE_NUMBER = /(?<![\w-])\+?\d(?:[ ()-]{0,2}\d){7,}(?![\w-])/g;
const KEY = /rf_[0-9A-Za-z]{38}/g;
/** Drizzle ends its messages with the query's parameters. */
const PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;
/** PostgreSQL quotes a value that a type does not accept. */
const REFUSED_VALUE = /(invalid input syntax for type [\w ]+|out of range for type [\w ]+): ".*"/g;

/** Removes what people wrote from an error message: query values, addresses and numbers. */
export function redact(text: string): string {
  return text
    .replaceAll(PARAMETERS, '')
    .replaceAll(KEY, '[key]')
    .replaceAll(REFUSED_VALUE, '$1')
    .replaceAll(EMAIL_ADDRESS, '[address]')
    .replaceAll(PHONE_NUMBER, '[number]');
}
