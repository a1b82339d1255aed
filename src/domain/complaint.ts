/** A complaint (customer-area-135): its type and its text are required. */
import { tidyText } from './plain-text.ts';

/** As the wire spells them (customer-area-134). */
export const complaintTypes = [
  'Website',
  'Delivary',
  'Agent Behaviors',
  'Products',
  'Others',
] as const;

export type ComplaintType = (typeof complaintTypes)[number];

/** The most characters of a complaint's text. */
export const mostComplained = 3000;

export type ComplaintProblem = 'noText' | 'noType' | 'tooLong' | 'unknownType';

/** What is wrong with a complaint, all of it: the text first. */
export function complaintProblems(written: { type: string; text: string }): ComplaintProblem[] {
  const problems: ComplaintProblem[] = [];
  const text = tidyText(written.text);
  if (text === '') problems.push('noText');
  else if (text.length > mostComplained) problems.push('tooLong');
  if (written.type.trim() === '') problems.push('noType');
  else if (!isComplaintType(written.type)) problems.push('unknownType');
  return problems;
}

export function isComplaintType(type: string): type is ComplaintType {
  return complaintTypes.some((known) => known === type);
}
