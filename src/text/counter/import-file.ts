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
  /** A chosen column that the file does not have, and a needed one that nobody has chosen. */
  | { kind: 'noColumn'; heading: string }
  | { kind: 'needed'; column: string }
  /** A column that was chosen for two of ours. */
  | { kind: 'twice'; heading: string; columns: [string, string] }
  | { kind: 'workbook' | 'largeWorkbook' | 'oldWorkbook' | 'archive' | 'webPage' | 'pdf' };

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
    case 'noColumn': {
      const heading = quoted(problem.heading);
      if (isBengali) return `ফাইলে “${heading}” নামের কোনো কলাম নেই।`;
      return `The file has no column “${heading}”.`;
    }
    case 'needed':
      if (isBengali) return `কোন কলামটি ${problem.column}, তা বলে দিন।`;
      return `Say which column is the ${problem.column}.`;
    case 'twice': {
      const heading = quoted(problem.heading);
      const [one, other] = problem.columns;
      if (isBengali) return `“${heading}” কলামটি ${one} ও ${other} দুটোর জন্য বাছা হয়েছে। একটি বদলান।`;
      return `The column “${heading}” was chosen for ${one} and for ${other}. Change one of them.`;
    }
    case 'workbook':
      if (isBengali)
        return 'এই Excel ওয়ার্কবুক (.xlsx) পড়া যায় না: ফাইলটি নষ্ট। Excel-এ খুলে আবার সেভ করুন, অথবা “CSV UTF-8” হিসেবে সেভ করে সেই ফাইলটি দিন।';
      return 'This Excel workbook (.xlsx) cannot be read: it is damaged. Open it in Excel and save it again, or save it as “CSV UTF-8” and choose that file.';
    case 'largeWorkbook':
      if (isBengali)
        return 'এই Excel ওয়ার্কবুক (.xlsx) অনেক বড়। তালিকাটি ভাগ করুন, অথবা “CSV UTF-8” হিসেবে সেভ করে সেই ফাইলটি দিন।';
      return 'This Excel workbook (.xlsx) is too large. Divide the list, or save it as “CSV UTF-8” and choose that file.';
    case 'oldWorkbook':
      if (isBengali)
        return 'এটি পুরোনো বা পাসওয়ার্ড দেওয়া Excel ওয়ার্কবুক (.xls)। Excel-এ খুলে পাসওয়ার্ড ছাড়া .xlsx বা “CSV UTF-8” হিসেবে সেভ করুন, তারপর সেই ফাইলটি দিন।';
      return 'This is an old Excel workbook (.xls), or one with a password. Open it in Excel, save it as .xlsx or “CSV UTF-8” without a password, and choose that file.';
    case 'archive':
      if (isBengali)
        return 'এটি CSV বা Excel ওয়ার্কবুক (.xlsx) নয়, অন্য কিছুর আর্কাইভ। তালিকাটি CSV বা .xlsx হিসেবে সেভ করে সেই ফাইলটি দিন।';
      return 'This is an archive, not a CSV file or an Excel workbook (.xlsx). Save the list as CSV or .xlsx, and choose that file.';
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
