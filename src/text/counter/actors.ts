import { speak, sentences, type Language } from '#text/sentences.ts';

/** The actors of the audit log and of the shop's history that are no person. */
const programs = sentences({
  'the start': ['the first start', 'প্রথমবার চালু হওয়া'],
  'the update': ['the update', 'আপডেট'],
  'start of the server': ['the start of the server', 'সার্ভার চালু হওয়া'],
});

/** Who did something: a program in the reader's language, or a person's name as it is stored. */
export function actorName(actor: string, language: Language): string {
  const names: Record<string, string> = speak(programs, language);
  return names[actor] ?? actor;
}
