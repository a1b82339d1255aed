/** The screens at which the owner writes the text pages (counter-380 to counter-385). */
import type { BothLanguages } from '#domain/shop.ts';
import { maxPageCharacters, pageProblem, type PageProblem } from '#domain/page-problems.ts';
import type { PageName } from '#domain/text-pages.ts';
import { digits, wholeNumber } from '#text/numbers.ts';
import { sentences, speak, type Language, type Pair } from '#text/sentences.ts';

export const pageTextsText = sentences({
  text: [(language: string) => `Text (${language})`, (language: string) => `লেখা (${language})`],
  textHint: [
    '## begins a section, - an item of a list, > a note. **bold**, *italic*, [words](/contact) for a link.',
    '## দিয়ে নতুন অংশ, - দিয়ে তালিকার লাইন, > দিয়ে নোট। **মোটা**, *বাঁকা*, লিংকের জন্য [কথা](/contact)।',
  ],
  isStandard: ['This is the standard text.', 'এটি প্রচলিত লেখা।'],
  isOwn: ['This is your own text.', 'এটি আপনার নিজের লেখা।'],
  toStandard: [
    (language: string) => `Back to the standard text (${language})`,
    (language: string) => `প্রচলিত লেখায় ফিরুন (${language})`,
  ],
  nowStandard: [
    'The standard text is in the field. Save to use it.',
    'প্রচলিত লেখাটি বসানো হয়েছে। চালু করতে জমা দিন।',
  ],
  preview: ['Preview', 'যেমন দেখাবে'],
  figures: ['Figures of your shop to insert', 'আপনার দোকানের যেসব তথ্য বসানো যায়'],
  figuresHint: [
    'Press one to insert it where you are writing. The page always shows its current value.',
    'যেখানে লিখছেন সেখানে বসাতে একটিতে চাপুন। পাতায় সব সময় এর বর্তমান মান থাকে।',
  ],
  noValue: ['not entered yet', 'এখনো লেখা হয়নি'],
  directors: ['Your directors', 'আপনার পরিচালকেরা'],
  directorsShown: ['Your board of directors is shown here.', 'এখানে আপনার পরিচালকদের দেখানো হয়।'],
  inserted: [(name: string) => `${name} inserted`, (name: string) => `${name} বসানো হয়েছে`],
});

type Problem = Exclude<PageProblem, { kind: 'tooLong' }>;

const problemText = sentences({
  html: [
    (found: string) => `${found} is HTML, which pages cannot use. Use ** and ## instead.`,
    (found: string) => `${found} এইচটিএমএল, যা পাতায় চলে না। এর বদলে ** ও ## ব্যবহার করুন।`,
  ],
  unknownFigure: [
    (found: string) => `Your shop has no figure ${found}. Choose one from the list.`,
    (found: string) => `${found} নামে কোনো তথ্য নেই। তালিকা থেকে একটি বেছে নিন।`,
  ],
  badLink: [
    (found: string) =>
      `“${found}” is not an address. Write it like /contact, https://…, mailto:… or tel:….`,
    (found: string) => `“${found}” কোনো ঠিকানা নয়। এভাবে লিখুন: /contact, https://…, mailto:… বা tel:…।`,
  ],
  insecureLink: [
    (found: string) => `“${found}” must begin with https://.`,
    (found: string) => `“${found}” শুরু হতে হবে https:// দিয়ে।`,
  ],
  noSuchSection: [
    (found: string) => `This page has no section ${found}.`,
    (found: string) => `এই পাতায় ${found} নামে কোনো অংশ নেই।`,
  ],
  noSuchPage: [
    (found: string) => `Your shop has no page “${found}”.`,
    (found: string) => `আপনার দোকানে “${found}” নামে কোনো পাতা নেই।`,
  ],
} satisfies Record<Problem['kind'], Pair<(found: string) => string>>);

const frameText = sentences({
  line: [
    (line: string, problem: string) => `Line ${line}: ${problem}`,
    (line: string, problem: string) => `লাইন ${line}: ${problem}`,
  ],
  tooLong: [
    (most: string) => `The text is too long. It may have ${most} characters.`,
    (most: string) => `লেখাটি বেশি বড়। সর্বোচ্চ ${most} অক্ষর।`,
  ],
  inEnglish: [
    (problem: string) => `English: ${problem}`,
    (problem: string) => `ইংরেজি: ${problem}`,
  ],
  inBengali: [(problem: string) => `Bengali: ${problem}`, (problem: string) => `বাংলা: ${problem}`],
});

/** The sentence about a problem, with the number of its line. */
export function pageProblemSentence(problem: PageProblem, language: Language): string {
  const t = speak(frameText, language);
  if (problem.kind === 'tooLong') return t.tooLong(wholeNumber(maxPageCharacters, language));
  const { kind, line, found } = problem;
  return t.line(digits(line, language), speak(problemText, language)[kind](found));
}

/** Why the texts of a page cannot be saved; null if they can. */
export function pageRefusal(page: PageName, text: BothLanguages): Pair<string> | null {
  const inEnglish = pageProblem(page, text.en);
  const problem = inEnglish ?? pageProblem(page, text.bn);
  if (!problem) return null;
  const sentence = (language: Language) => {
    const t = speak(frameText, language);
    const which = inEnglish ? t.inEnglish : t.inBengali;
    return which(pageProblemSentence(problem, language));
  };
  return [sentence('en'), sentence('bn')];
}
