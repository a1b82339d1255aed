/** A complaint (customer-area-135): its type and its text are required. */
import { tidyText } from './plain-text.ts';

/** As the wire spells the types (customer-area-134). */
export const complaintTypes = [
  'Website',
  'Delivary',
  'Agent Behaviors',
  'Products',
  'Others',
] as const;

export type ComplaintType = (typeof complaintTypes)[number];

/** The maximum number of characters of a complaint. */
export const maxComplaintLength = 3000;

export type ComplaintProblem = 'noText' | 'noType' | 'tooLong' | 'unknownType';

/** Every problem of a complaint; those of the text come first. */
export function complaintProblems(written: { type: string; text: string }): ComplaintProblem[] {
  const problems: ComplaintProblem[] = [];
  const text = tidyText(written.text);
  if (text === '') problems.push('noText');
  else if (text.length > maxComplaintLength) problems.push('tooLong');
  if (written.type.trim() === '') problems.push('noType');
  else if (!isComplaintType(written.type)) problems.push('unknownType');
  return problems;
}

export function isComplaintType(type: string): type is ComplaintType {
  return complaintTypes.some((known) => known === type);
}
