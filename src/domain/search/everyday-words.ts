/**
 * Words that people write around the product in a query, in English, Bengali and Bengali in Latin
 * script.
 */
import { wordsIn } from './spelling.ts';

function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text));
}

/** Words around a medicine that identify none. */
export const fillers = wordSet(`
  a an the of for and with in to is i me my need want buy give please show tell best good price prices dam
  daam koto kto cost rate how much what which er ar ki kii ase ache achhe nai lagbe chai den dao din
  medicine medicines medication drug drugs osudh oshudh osud oushodh ousod oshud tk taka bdt online bd
  bangladesh buy order delivery available kothay pabo pawa jay jai jabe kon kono valo bhalo jonno jonne
  এর র এটা এটি কি কী আছে নাই চাই লাগবে দাম মূল্য কত টাকা টাকার ঔষধ ওষুধ ঔষুধ ওষধ ঔষধের ওষুধের দিন দেন দাও
  জন্য জন্যে কোন কোনটা ভালো ভাল সেরা পাওয়া যায় যাবে কোথায় পাব পাবো কিনব কিনতে আমার একটা একটি ও এবং হলে করে
  খাওয়ার খাবার সমস্যা রোগ রোগের মেডিসিন প্রাইস
`);

/** Units after a number. They have no meaning of their own for the search. */
export const units = wordSet(`
  mg mcg gm g gram ml l ltr iu unit units mgs percent mg/ml মিগ্রা মিলিগ্রাম মি গ্রা এমজি এমএল মিলি গ্রাম এমসিজি
`);

/** Numbers as words, which count as a strength beside a brand or generic: সেক্লো বিশ. */
export const numberWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    এক: '1',
    দুই: '2',
    পাঁচ: '5',
    দশ: '10',
    বিশ: '20',
    কুড়ি: '20',
    পঁচিশ: '25',
    ত্রিশ: '30',
    চল্লিশ: '40',
    পঞ্চাশ: '50',
    ষাট: '60',
    পঁচাত্তর: '75',
    আশি: '80',
    একশ: '100',
    একশো: '100',
    দেড়শ: '150',
    দুইশ: '200',
    দুশো: '200',
    আড়াইশ: '250',
    তিনশ: '300',
    চারশ: '400',
    পাঁচশ: '500',
    পাঁচশো: '500',
    five: '5',
    ten: '10',
    twenty: '20',
    fifty: '50',
    hundred: '100',
    bish: '20',
    dosh: '10',
    panchsho: '500',
  }).map(([word, digits]) => [wordsIn(word)[0] ?? word, digits]),
);

/** Bengali spellings of Latin letters and short words in brand names: ওরাসিন-কে is Oracyn-K. */
export const spokenCharacters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    এ: 'a',
    বি: 'b',
    সি: 'c',
    ডি: 'd',
    ই: 'e',
    এফ: 'f',
    জি: 'g',
    এইচ: 'h',
    আই: 'i',
    জে: 'j',
    কে: 'k',
    এল: 'l',
    এম: 'm',
    এন: 'n',
    ও: 'o',
    পি: 'p',
    কিউ: 'q',
    এস: 's',
    টি: 't',
    ইউ: 'u',
    ভি: 'v',
    এক্স: 'x',
    জেড: 'z',
    এক্সআর: 'xr',
    এসআর: 'sr',
    এমআর: 'mr',
    সিআর: 'cr',
    ডিএস: 'ds',
    এক্সটি: 'xt',
    এইচএফএ: 'hfa',
    ওডি: 'od',
    ডিএক্স: 'dx',
    এক্সএল: 'xl',
    এফটি: 'ft',
    প্লাস: 'plus',
    এক্সট্রা: 'extra',
    ফোর্ট: 'forte',
    ওয়ান: 'one',
    ম্যাক্স: 'max',
    র্যাপিড: 'rapid',
  }).map(([spoken, written]) => [wordsIn(spoken)[0] ?? spoken, written]),
);

/**
 * The words for a form in queries, and the catalogue's words for it (parts of the form, in lower
 * case).
 */
const formNames: readonly (readonly [queryWords: string, written: readonly string[]])[] = [
  ['tablet tablets tab tabs tabl ট্যাবলেট টেবলেট ট্যাব বড়ি bori', ['tablet']],
  ['capsule capsules cap caps ক্যাপসুল ক্যাপ', ['capsule']],
  ['syrup syrups syp sirup সিরাপ সিরাফ', ['syrup', 'suspension', 'oral solution']],
  ['suspension susp সাসপেনশন', ['suspension']],
  ['drop drops ড্রপ ড্রপস', ['drop', 'ophthalmic', 'otic', 'nasal solution']],
  ['injection injections inj ইনজেকশন ইঞ্জেকশন', ['injection', 'infusion']],
  ['infusion ইনফিউশন', ['infusion', 'saline']],
  ['cream creams ক্রিম', ['cream']],
  ['ointment oint মলম malam molom অয়েন্টমেন্ট', ['ointment', 'cream']],
  ['gel জেল', ['gel']],
  ['lotion লোশন', ['lotion']],
  ['inhaler inhalers ইনহেলার puff', ['inhal', 'aerosol']],
  ['nebuliser nebulizer nebule নেবুলাইজার', ['nebul', 'respirator']],
  ['spray স্প্রে', ['spray']],
  ['suppository suppositories supp সাপোজিটরি সাপোজিটোরি', ['suppositor']],
  ['sachet sachets powder পাউডার স্যাশে', ['sachet', 'powder']],
  ['shampoo শ্যাম্পু', ['shampoo']],
  ['solution সলিউশন', ['solution']],
  ['paste', ['paste']],
  ['patch', ['patch']],
];

/** For each form word of a query, the parts of the catalogue's forms that it matches. */
export const forms: ReadonlyMap<string, readonly string[]> = new Map(
  formNames.flatMap(([queryWords, written]) =>
    wordsIn(queryWords).map((word) => [word, written] as const),
  ),
);

/** Words in company names that do not distinguish one company from another. */
export const companyFillers = wordSet(`
  ltd limited pharmaceutical pharmaceuticals pharma laboratories laboratory labs lab bangladesh plc
  company co inc the and industries bd pvt private group research products corporation
`);

/**
 * Words for a child in a query, and the forms that a child takes: drops, syrups and suppositories.
 */
export const childWords = wordSet(`
  baby babies child children kid kids infant bacha baccha bachar bacchar shishu shishur sisu
  বাচ্চা বাচ্চার বাচ্চাদের শিশু শিশুর শিশুদের
`);
export const childForms: readonly string[] = [
  'syrup',
  'drop',
  'suspension',
  'suppositor',
  'oral solution',
];

/** Names of companies in queries, with one word of the name in the catalogue. */
export const companyNames: readonly (readonly [spoken: string, written: string])[] = [
  ['এসিআই এ.সি.আই aci', 'aci'],
  ['এসকেএফ এস.কে.এফ skf sk+f এসকায়েফ eskayef', 'eskayef'],
  ['জিএসকে gsk গ্ল্যাক্সো glaxo', 'glaxosmithkline'],
  ['স্কয়ার স্কোয়ার square', 'square'],
  ['বেক্সিমকো bexi beximco', 'beximco'],
  ['একমি acme', 'acme'],
  ['ইনসেপ্টা incepta', 'incepta'],
  ['রেনাটা renata', 'renata'],
  ['অপসোনিন opsonin', 'opsonin'],
  ['হেলথকেয়ার healthcare', 'healthcare'],
  ['অ্যারিস্টোফার্মা এরিস্টোফার্মা aristo', 'aristopharma'],
  ['ড্রাগ', 'drug'],
  ['ইবনে ibne ibn সিনা', 'ibn'],
  ['ইউনিমেড unimed ইউনিহেলথ', 'unimed'],
  ['জেনারেল', 'general'],
  ['পপুলার', 'popular'],
  ['বীকন বিকন beacon', 'beacon'],
  ['রেডিয়েন্ট', 'radiant'],
  ['নাভানা', 'navana'],
  ['ওরিয়ন', 'orion'],
  ['জিস্কা', 'ziska'],
  ['নুভিস্তা', 'nuvista'],
  ['সানোফি', 'sanofi'],
  ['নোভার্টিস', 'novartis'],
  ['নভো', 'novo'],
];
