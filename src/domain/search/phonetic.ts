/**
 * The sound of a word, in one alphabet for both scripts: `Nexum` and `নেক্সাম` have nearly the same
 * sound. Sounds are in lower case; `@` is the vowel that Bengali does not write.
 */
import { isBengali } from './spelling.ts';

const bengaliConsonants: Record<string, string> = {
  ক: 'k',
  খ: 'k',
  গ: 'g',
  ঘ: 'g',
  ঙ: 'n',
  চ: 'c',
  ছ: 'c',
  জ: 'j',
  ঝ: 'j',
  ঞ: 'n',
  ট: 't',
  ঠ: 't',
  ড: 'd',
  ঢ: 'd',
  ণ: 'n',
  ত: 't',
  থ: 't',
  দ: 'd',
  ধ: 'd',
  ন: 'n',
  প: 'p',
  ফ: 'f',
  ব: 'b',
  ভ: 'b',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 's',
  ষ: 's',
  স: 's',
  হ: 'h',
};
const bengaliVowels: Record<string, string> = {
  অ: 'o',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'u',
};
const bengaliSigns: Record<string, string> = {
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'u',
};
const hasanta = '্';
const nukta = '়';

/** The sound of a word in either script; '' if it has none. */
export function soundOf(word: string): string {
  return isBengali(word) ? bengaliSound(word) : latinSound(word);
}

function bengaliSound(word: string): string {
  let sound = '';
  const characters = word.normalize('NFC').split('');
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    const consonant = bengaliConsonants[character];
    const isDotted = characters[at + 1] === nukta;
    if (isDotted) at += 1;
    const isJoined = characters[at + 1] === hasanta;
    if (isJoined) at += 1;
    // A joined য only changes the vowel after it: ক্যা is ka, অ্যা is a.
    const isColoured = isJoined && characters[at + 1] === 'য';
    if (isColoured) at += 1;
    if (consonant === undefined) {
      if (!isColoured)
        sound += bengaliVowels[character] ?? bengaliSigns[character] ?? marks[character] ?? '';
      continue;
    }
    sound += isDotted ? (dotted[character] ?? consonant) : consonant;
    const after = characters[at + 1] ?? '';
    const isSpoken = !isJoined || isColoured;
    const isGlide = isDotted && character === 'য';
    if (isSpoken && after !== '' && !(after in bengaliSigns) && !isGlide) sound += '@';
  }
  return tidy(sound);
}

const marks: Record<string, string> = { ৎ: 't', 'ং': 'n', 'ঁ': '', 'ঃ': '' };
const dotted: Record<string, string> = { ড: 'r', ঢ: 'r', য: '' };

const latinRules: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/^x/, 'j'],
  [/^ps/, 's'],
  [/^(kn|gn|pn)/, 'n'],
  [/ph/g, 'f'],
  [/(tion|sion)/g, 'son'],
  [/ck/g, 'k'],
  [/x/g, 'ks'],
  [/qu?/g, 'k'],
  [/sch|sh/g, 's'],
  [/ch(?=[rl])/g, 'k'],
  [/ch/g, 'C'],
  [/sc(?=[eiy])/g, 's'],
  [/cc(?=[eiy])/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/dge|g(?=[eiy])/g, 'j'],
  [/([kgtdbjpr])h/g, '$1'],
  [/v/g, 'b'],
  [/w/g, 'o'],
  [/z/g, 'j'],
  [/ee|ea|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/a[iy]|ei|ey/g, 'e'],
  [/a[u]/g, 'o'],
  [/ae|oe/g, 'e'],
  [/y/g, 'i'],
  [/(?<=[^aeiou])e$/, ''],
];

/** Short words with an irregular English pronunciation. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['ace', 'eis'],
  ['one', 'oan'],
  ['care', 'kear'],
]);

function latinSound(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  let sound = word.normalize('NFKD').toLowerCase();
  for (const [pattern, replacement] of latinRules) sound = sound.replace(pattern, replacement);
  return tidy(sound);
}

/** Merges doubled sounds, and removes an h inside a word, which is not audible. */
function tidy(sound: string): string {
  return sound.replace(/(.)\1+/g, '$1').replace(/(?<=.)h/g, '');
}
