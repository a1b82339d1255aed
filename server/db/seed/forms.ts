import type { PackForm } from './types.ts';

export interface Form {
  name: string;
  nameBn: string;
  packForm: PackForm;
  /** Pieces are priced one by one and handed out in this pack; null where the pack is the unit. */
  pieces: { container: string; containerBn: string } | null;
}

const strip = { container: 'strip', containerBn: 'পাতা' };
const box = { container: 'box', containerBn: 'বক্স' };

function pieces(name: string, nameBn: string, packForm: PackForm, container = strip): Form {
  return { name, nameBn, packForm, pieces: container };
}

function pack(name: string, nameBn: string, packForm: PackForm): Form {
  return { name, nameBn, packForm, pieces: null };
}

/** The short words of the shelves, and what they stand for. */
export const forms: Readonly<Record<string, Form>> = {
  tab: pieces('Tablet', 'ট্যাবলেট', 'blister'),
  er: pieces('Tablet (Extended Release)', 'ট্যাবলেট (এক্সটেন্ডেড রিলিজ)', 'blister'),
  sr: pieces('Tablet (Sustained Release)', 'ট্যাবলেট (সাসটেইনড রিলিজ)', 'blister'),
  mr: pieces('Tablet (Modified Release)', 'ট্যাবলেট (মডিফাইড রিলিজ)', 'blister'),
  cr: pieces('Tablet (Controlled Release)', 'ট্যাবলেট (কন্ট্রোলড রিলিজ)', 'blister'),
  ec: pieces('Tablet (Enteric Coated)', 'ট্যাবলেট (এন্টেরিক কোটেড)', 'blister'),
  dtab: pieces('Tablet (Delayed Release)', 'ট্যাবলেট (ডিলেইড রিলিজ)', 'blister'),
  chew: pieces('Chewable Tablet', 'চিবিয়ে খাওয়ার ট্যাবলেট', 'blister'),
  disp: pieces('Dispersible Tablet', 'পানিতে গোলানো ট্যাবলেট', 'blister'),
  flash: pieces('Flash Tablet', 'ফ্ল্যাশ ট্যাবলেট', 'blister'),
  mups: pieces('MUPS Tablet', 'মাপস ট্যাবলেট', 'blister'),
  eff: pieces('Effervescent Tablet', 'এফারভেসেন্ট ট্যাবলেট', 'carton', {
    container: 'tube',
    containerBn: 'টিউব',
  }),
  vtab: pieces('Vaginal Tablet', 'ভ্যাজাইনাল ট্যাবলেট', 'blister'),
  cap: pieces('Capsule', 'ক্যাপসুল', 'blister'),
  dr: pieces('Capsule (Delayed Release)', 'ক্যাপসুল (ডিলেইড রিলিজ)', 'blister'),
  csr: pieces('Capsule (Sustained Release)', 'ক্যাপসুল (সাসটেইনড রিলিজ)', 'blister'),
  ctr: pieces('Capsule (Timed Release)', 'ক্যাপসুল (টাইমড রিলিজ)', 'blister'),
  cmr: pieces('Capsule (Modified Release)', 'ক্যাপসুল (মডিফাইড রিলিজ)', 'blister'),
  eyecap: pieces('Eye Capsule', 'ক্যাপসুল', 'blister'),
  incap: pieces('Inhalation Capsule', 'ইনহেলেশন ক্যাপসুল', 'carton', box),
  supp: pieces('Suppository', 'সাপোজিটরি', 'blister'),
  opow: pieces('Oral Powder', 'খাওয়ার পাউডার', 'sachet', box),
  esach: pieces('Effervescent Powder', 'এফারভেসেন্ট পাউডার', 'sachet', box),
  syr: pack('Syrup', 'সিরাপ', 'bottle'),
  susp: pack('Oral Suspension', 'সাসপেনশন', 'bottle'),
  sol: pack('Oral Solution', 'ওরাল সলিউশন', 'bottle'),
  pfs: pack('Powder for Suspension', 'পাউডার ফর সাসপেনশন', 'bottle'),
  drops: pack('Pediatric Drops', 'শিশুদের ড্রপ', 'dropper'),
  liq: pack('Liquid', 'লিকুইড', 'bottle'),
  epow: pack('Effervescent Powder', 'এফারভেসেন্ট পাউডার', 'jar'),
  cream: pack('Cream', 'ক্রিম', 'tube'),
  vcream: pack('Vaginal Cream', 'ভ্যাজাইনাল ক্রিম', 'tube'),
  oint: pack('Ointment', 'মলম', 'tube'),
  roint: pack('Rectal Ointment', 'রেক্টাল অয়েন্টমেন্ট', 'tube'),
  gel: pack('Gel', 'জেল', 'tube'),
  tgel: pack('Topical Gel', 'জেল', 'tube'),
  ogel: pack('Oral Gel', 'ওরাল জেল', 'tube'),
  lot: pack('Lotion', 'লোশন', 'bottle'),
  shamp: pack('Shampoo', 'শ্যাম্পু', 'bottle'),
  scalp: pack('Scalp Solution', 'স্ক্যাল্প সলিউশন', 'bottle'),
  tsol: pack('Topical Solution', 'টপিক্যাল সলিউশন', 'bottle'),
  solu: pack('Solution', 'সলিউশন', 'bottle'),
  tpow: pack('Topical Powder', 'পাউডার', 'bottle'),
  tspray: pack('Topical Spray', 'স্প্রে', 'spray'),
  eye: pack('Ophthalmic Solution', 'চোখের ড্রপ', 'dropper'),
  eyesusp: pack('Ophthalmic Suspension', 'চোখের ড্রপ (সাসপেনশন)', 'dropper'),
  eyeoint: pack('Ophthalmic Ointment', 'চোখের মলম', 'tube'),
  eyegel: pack('Ophthalmic Gel', 'চোখের জেল', 'tube'),
  ear: pack('Ear Drop', 'কানের ড্রপ', 'dropper'),
  ndrop: pack('Nasal Drop', 'নাকের ড্রপ', 'dropper'),
  nspray: pack('Nasal Spray', 'নাকের স্প্রে', 'spray'),
  inh: pack('Inhaler', 'ইনহেলার', 'inhaler'),
  neb: pack('Nebuliser Solution', 'নেবুলাইজার সলিউশন', 'vial'),
  nebsusp: pack('Nebuliser Suspension', 'নেবুলাইজার সাসপেনশন', 'vial'),
  resp: pack('Respirator Solution', 'রেসপিরেটর সলিউশন', 'bottle'),
  iv: pack('IV Injection', 'আইভি ইনজেকশন', 'vial'),
  im: pack('IM Injection', 'আইএম ইনজেকশন', 'vial'),
  imiv: pack('IM/IV Injection', 'ইনজেকশন', 'vial'),
  inj: pack('Injection', 'ইনজেকশন', 'vial'),
  inf: pack('IV Infusion', 'স্যালাইন (আইভি ইনফিউশন)', 'bottle'),
  sc: pack('SC Injection', 'ইনসুলিন ইনজেকশন', 'vial'),
  scpen: pack('SC Injection', 'ইনসুলিন কার্টিজ/পেন', 'pen'),
  mouth: pack('Mouthwash', 'মাউথওয়াশ', 'bottle'),
  hand: pack('Hand Rub', 'হ্যান্ড রাব', 'bottle'),
};
