import { z } from 'zod/mini';
import { asciiDigits } from '#text/clean-text.ts';
import { paymentFields } from './payment.ts';

/*
 * What people add to their own report for their bank or the police: printed by the browser, sent
 * nowhere. Messages: product specification section 5; those of the two numbers are ours.
 */

const allRequired = { error: () => 'All fields is required' };
const required = { error: () => 'Fields are required' };
const addressRequired = { error: () => 'Home address is required.', abort: true };
const invalidAddress = { error: () => 'Please enter your complete valid address' };
const invalidPhone = { error: () => 'Please enter a valid phone number. Should start with +' };
const invalidAccountNumber = {
  error: () => 'Enter the 10 digits of your account number, or leave it empty.',
};
const invalidBvn = { error: () => 'Enter the 11 digits of your BVN, or leave it empty.' };

/** Letters and digits of every script; some write letters with marks, or joiners between them. */
const ADDRESS =
  /^(?:[\p{L}\p{M}\p{Nd}\s,.'-]|(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])){15,}$/u;

/** Phones replace a typed apostrophe by this one. */
const CURLY_APOSTROPHE = /’/g;

/** A number as people write it: with digits of any script, spaces and dashes. */
function writtenNumber(separators: RegExp, format: RegExp, message: { error: () => string }) {
  return z.string().check(
    z.overwrite((number) => asciiDigits(number).replace(separators, '')),
    z.regex(format, message),
  );
}

/** Of the person alone: what the report knows of the payment is filled in. */
const personal = ['name', 'address', 'phone', 'accountNumber', 'bvn'] as const;

const typed = z.record(z.string(), z.string());

const valid = z.object({
  name: z.string().check(z.trim(), z.minLength(1, required)),
  address: z.string().check(
    z.trim(),
    z.normalize(),
    z.overwrite((address) => address.replace(CURLY_APOSTROPHE, "'")),
    z.minLength(1, addressRequired),
    z.regex(ADDRESS, invalidAddress),
  ),
  phone: writtenNumber(/[\s\p{Pd}()]/gu, /^\+?[1-9]\d{1,14}$/, invalidPhone),
  accountNumber: writtenNumber(/[\s\p{Pd}]/gu, /^(\d{10})?$/, invalidAccountNumber),
  bvn: writtenNumber(/[\s\p{Pd}]/gu, /^(\d{11})?$/, invalidBvn),
  ...paymentFields,
});

/** The fields of a statement: numbers and the payment may be empty, but not all about the person. */
export const statementSchema = z.pipe(
  typed.check(z.refine((fields) => personal.some((name) => fields[name]?.trim()), allRequired)),
  valid,
);
