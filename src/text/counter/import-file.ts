/**
 * Problems that make a whole product file unreadable, at the counter and by `npm run import`
 * (counter-168).
 */
import type { Language } from '#text/sentences.ts';

export type FileProblem =
  /** No known heading; `columns` has the headings that were found. */
  | { kind: 'heading'; columns: readonly string[] }
  | { kind: 'repeated'; heading: string }
  /** Two headings mean the same column. */
  | { kind: 'both'; headings: [string, string]; column: string }
  | { kind: 'workbook' | 'oldWorkbook' | 'webPage' | 'pdf' };

const longestQuote = 120;

export function importFileProblem(problem: FileProblem, language: Language): string {
  const isBengali = language === 'bn';
  switch (problem.kind) {
    case 'heading': {
      const says = quoted(problem.columns.join(', '));
      if (isBengali)
        return `প্রথম লাইনে কলামের নাম থাকতে হবে: id, name, price, আরও থাকলে সেগুলো। সেখানে ${says ? `আছে: ${says}` : 'কিছু নেই'}।`;
      return `The first line must name the columns: id, name, price and more. It ${says ? `says: ${says}` : 'is empty'}.`;
    }
    case 'repeated': {
      const heading = quoted(problem.heading);
      if (isBengali) return `“${heading}” নামের কলাম একাধিক। একটির নাম বদলান বা একটি মুছে দিন।`;
      return `There is more than one column called “${heading}”. Rename or delete one of them.`;
    }
    case 'both': {
      const [one, other] = problem.headings.map(quoted);
      const { column } = problem;
      if (isBengali)
        return `“${one}” ও “${other}” দুটো কলামই ${column} বোঝাতে পারে। যেটি ঠিক, তার নাম দিন ${column}।`;
      return `The columns “${one}” and “${other}” could both be the ${column}. Rename the right one to ${column}.`;
    }
    case 'workbook':
    case 'oldWorkbook': {
      const extension = problem.kind === 'workbook' ? '.xlsx' : '.xls';
      if (isBengali)
        return `এটি CSV নয়, একটি Excel ওয়ার্কবুক (${extension})। Excel-এ খুলে “CSV UTF-8” হিসেবে সেভ করুন, তারপর সেই ফাইলটি দিন।`;
      return `This is an Excel workbook (${extension}), not a CSV file. Open it in Excel, save it as “CSV UTF-8”, and choose that file.`;
    }
    case 'webPage':
      if (isBengali)
        return 'এটি CSV নয়, একটি ওয়েব পেজ বা XML ফাইল। Excel-এ খুলে “CSV UTF-8” হিসেবে সেভ করুন, তারপর সেই ফাইলটি দিন।';
      return 'This is a web page or XML, not a CSV file. Open it in Excel, save it as “CSV UTF-8”, and choose that file.';
    case 'pdf':
      if (isBengali) return 'এটি CSV নয়, একটি PDF। তালিকাটি CSV হিসেবে নিন, তারপর সেই ফাইলটি দিন।';
      return 'This is a PDF, not a CSV file. Get the list as CSV, and choose that file.';
  }
}

function quoted(text: string): string {
  return text.replaceAll(/\p{C}/gu, '').slice(0, longestQuote);
}
