/** Checks what the owner enters about the shop, part by part. Counter and server use the same rules. */
import { isColour } from './brand-colour.ts';
import { plainInput } from './plain-input.ts';
import { isEmailOrNone } from './profile.ts';
import { isLogoName } from './shop-icons.ts';
import {
  walletNames,
  type BothLanguages,
  type OpenHours,
  type ShopSettings,
  type SocialLink,
  type TimeOfDay,
  type WalletAccount,
} from './shop.ts';

export type ShopProblem =
  | 'bothNeeded'
  | 'tooLong'
  | 'tooMany'
  | 'phoneInvalid'
  | 'emailInvalid'
  | 'linkInvalid'
  | 'messengerInvalid'
  | 'hoursInvalid'
  | 'yearInvalid'
  | 'logoInvalid'
  | 'colorInvalid'
  | 'binInvalid'
  | 'daysInvalid'
  | 'districtNeeded'
  | 'signNeeded'
  | 'methodNeeded'
  | 'percentInvalid'
  | 'positionInvalid'
  | 'positionElsewhere'
  | 'pictureNeeded'
  | 'smsAddressInvalid'
  | 'placeholdersNeeded'
  | 'keyInText'
  | 'jsonInvalid'
  | 'storeIdNeeded'
  | 'packageInvalid'
  | 'fingerprintInvalid'
  | 'englishNeeded'
  | 'nameTwice'
  | 'parentInvalid'
  | 'categoryNeeded'
  | 'categoryTwice'
  | 'countInvalid';

/** The problem of each field of a part; false or absent for a valid one. */
export type ShopProblems<Part> = { [Field in keyof Part]?: ShopProblem | false };

/** The longest texts, in characters, and the longest lists. */
export const shopLimits = {
  name: 30,
  tagline: 80,
  address: 160,
  holidays: 300,
  howTo: 300,
  paperLines: 300,
  line: 80,
  link: 300,
  phones: 5,
  social: 8,
  areas: 60,
  days: 30,
} as const;

type Checks = {
  [Name in keyof ShopSettings]: (part: ShopSettings[Name]) => ShopProblems<ShopSettings[Name]>;
};

const checks: Checks = {
  identity: ({ name, tagline, copyrightYear, logo, color }) => ({
    name: isBlank(name) ? 'bothNeeded' : pairProblem(name, shopLimits.name),
    tagline: pairProblem(tagline, shopLimits.tagline),
    copyrightYear:
      !(Number.isInteger(copyrightYear) && isWithin(copyrightYear, 1900, 2200)) && 'yearInvalid',
    logo: logo !== '' && !isLogoName(logo) && 'logoInvalid',
    color: color !== '' && !isColour(color) && 'colorInvalid',
  }),
  contact: (contact) => ({
    phones:
      (contact.phones.length > shopLimits.phones && 'tooMany') ||
      (!contact.phones.every(isPhone) && 'phoneInvalid'),
    customerServicePhone: !isPhoneOrNone(contact.customerServicePhone) && 'phoneInvalid',
    whatsapp: !isPhoneOrNone(contact.whatsapp) && !isLink(contact.whatsapp) && 'phoneInvalid',
    messenger: !isMessenger(contact.messenger) && 'messengerInvalid',
    email:
      (!isEmailOrNone(contact.email) && 'emailInvalid') || (isLong(contact.email) && 'tooLong'),
    address: pairProblem(contact.address, shopLimits.address),
    social:
      (contact.social.length > shopLimits.social && 'tooMany') ||
      (!contact.social.every(isSocialLink) && 'linkInvalid'),
    hours: !(contact.hours.length === 7 && contact.hours.every(isDayValid)) && 'hoursInvalid',
    holidays: pairProblem(contact.holidays, shopLimits.holidays),
    cancellationCutoff: !isTime(contact.cancellationCutoff) && 'hoursInvalid',
  }),
  legal: ({ licenceNumber, pharmacist, tradeLicence, bin }) => ({
    licenceNumber: isLong(licenceNumber) && 'tooLong',
    pharmacist:
      pairProblem(pharmacist.name, shopLimits.line) ||
      (isLong(pharmacist.registration) && 'tooLong'),
    tradeLicence: isLong(tradeLicence) && 'tooLong',
    bin: bin !== '' && !/^\d{9}-\d{4}$/.test(plainInput(bin)) && 'binInvalid',
  }),
  delivery: ({ insideDhaka, outsideDhaka, city }) => ({
    insideDhaka: !isDays(insideDhaka) && 'daysInvalid',
    outsideDhaka: !isDays(outsideDhaka) && 'daysInvalid',
    city:
      (city.district.trim() === '' && 'districtNeeded') ||
      (city.areasOutside.length > shopLimits.areas && 'tooMany'),
  }),
  payment: ({ signs, offered, advancePercent, accounts }) => ({
    offered: offered.length === 0 && 'methodNeeded',
    advancePercent: !isWhole(advancePercent, 100) && 'percentInvalid',
    accounts: walletNames.map((name) => accountProblem(accounts[name])).find(Boolean) ?? false,
    signs: signs.length === 0 && 'signNeeded',
  }),
  prescriptions: () => ({}),
  opening: ({ note }) => ({ note: pairProblem(note, shopLimits.holidays) }),
  papers: ({ header, footer }) => ({
    header: pairProblem(header, shopLimits.paperLines),
    footer: pairProblem(footer, shopLimits.paperLines),
  }),
};

/** Checks one part of the particulars. */
export function shopProblems<Name extends keyof ShopSettings>(
  name: Name,
  part: ShopSettings[Name],
): ShopProblems<ShopSettings[Name]> {
  return checks[name](part);
}

/** The first problem of a part, in the order of its form; null if there is none. */
export function firstShopProblem<Name extends keyof ShopSettings>(
  name: Name,
  part: ShopSettings[Name],
): ShopProblem | null {
  const found = Object.values<ShopProblem | false | undefined>({ ...shopProblems(name, part) });
  return found.find((problem) => typeof problem === 'string') ?? null;
}

/** Whether one of the languages is missing. */
export function isBlank({ en, bn }: BothLanguages): boolean {
  return en.trim() === '' || bn.trim() === '';
}

/** A text is written in both languages or in none. */
export function pairProblem(pair: BothLanguages, limit: number): ShopProblem | false {
  if ((pair.en.trim() === '') !== (pair.bn.trim() === '')) return 'bothNeeded';
  return (pair.en.length > limit || pair.bn.length > limit) && 'tooLong';
}

function isLong(text: string): boolean {
  return text.length > shopLimits.line;
}

function isLine(text: string): boolean {
  return text.trim() !== '' && !isLong(text);
}

/** Whether the text is a phone number, as the shop shows it. */
export function isPhone(text: string): boolean {
  const digits = plainInput(text).replaceAll(/[\s()/-]/g, '');
  return /^\+?\d{5,15}$/.test(digits) && text.length <= 30;
}

/** The problem of an account with a mobile wallet. Only one that is on needs its number. */
export function accountProblem({ isOn, number, howTo }: WalletAccount): ShopProblem | false {
  const isValid = isOn ? isPhone(number) : isPhoneOrNone(number);
  return (!isValid && 'phoneInvalid') || pairProblem(howTo, shopLimits.howTo);
}

function isPhoneOrNone(text: string): boolean {
  return text === '' || isPhone(text);
}

/** A web address. Nothing else may become a link on a page. */
function isLink(text: string): boolean {
  return text.length <= shopLimits.link && /^https:\/\/[^\s/]+\.[^\s]+$/.test(text);
}

/** Whether the link has a name and a web address. */
export function isSocialLink({ name, href }: SocialLink): boolean {
  return isLine(name) && isLink(href);
}

function isMessenger(text: string): boolean {
  return text === '' || /^[\w.-]{1,80}$/.test(text) || isLink(text);
}

/** Whether the day is closed, or opens before it closes. */
export function isDayValid(day: OpenHours | null): boolean {
  if (day === null) return true;
  const { opens, closes } = day;
  return isTime(opens) && isTime(closes) && minutesOf(opens) < minutesOf(closes);
}

function minutesOf({ hour, minute }: TimeOfDay): number {
  return hour * 60 + minute;
}

/** A time of the day; 24:00 is its end. */
function isTime({ hour, minute }: TimeOfDay): boolean {
  return isWhole(hour, 24) && isWhole(minute, 59) && minutesOf({ hour, minute }) <= 24 * 60;
}

function isDays({ from, to }: { from: number; to: number }): boolean {
  return isWhole(from, shopLimits.days) && isWhole(to, shopLimits.days) && from <= to;
}

function isWhole(value: number, max: number): boolean {
  return Number.isInteger(value) && isWithin(value, 0, max);
}

/** Whether the text is not longer than the limit, in characters. */
export function isWithinLimit(text: string, limit: number): boolean {
  return text.length <= limit;
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
