/**
 * A message to the shop (catalogue-109, catalogue-110). Message, Name and Phone are required; Email
 * is optional and is not validated.
 */
import { tidyLine, tidyText } from './plain-text.ts';
import { emptyFields } from './required-fields.ts';

export interface ContactMessage {
  name: string;
  phone: string;
  email: string;
  message: string;
}

export type ContactField = keyof ContactMessage;

/** The maximum number of characters per field. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  name: 100,
  phone: 40,
  email: 200,
  message: 3000,
};

/** The normalised message that we store. */
export function tidyContact(written: ContactMessage): ContactMessage {
  return {
    name: tidyLine(written.name),
    phone: tidyLine(written.phone),
    email: tidyLine(written.email),
    message: tidyText(written.message),
  };
}

/** The empty required fields, in the order of the form. */
export function missingInContact(written: ContactMessage): Exclude<ContactField, 'email'>[] {
  const { name, phone, message } = tidyContact(written);
  return emptyFields([
    ['name', name],
    ['phone', phone],
    ['message', message],
  ]);
}

/** True if a field exceeds its limit. */
export function isContactTooLong(written: ContactMessage): boolean {
  const tidy = tidyContact(written);
  return (
    tidy.name.length > contactLimits.name ||
    tidy.phone.length > contactLimits.phone ||
    tidy.email.length > contactLimits.email ||
    tidy.message.length > contactLimits.message
  );
}
