import type { SeedHome, SeedNotice } from '#demo/seed/types.ts';

/** The products in the home page's row of each category, in order. */
const rows: Readonly<Record<number, string>> = {
  1: `
    napa-500-mg-tablet
    seclo-20-mg-capsule-delayed-release
    sergel-20-mg-capsule-delayed-release
    napa-extra-500-mg-65-mg-tablet
    fexo-120-mg-tablet
    monas-10-mg-tablet
    maxpro-20-mg-capsule-delayed-release
    alatrol-10-mg-tablet
    angilock-50-mg-tablet
    ambrox-15-mg-5-ml-syrup
    comet-500-mg-tablet
    almex-400-mg-chewable-tablet`,
  2: `
    orsaline-n-10-25-gm-oral-powder
    savlon-0-3-percent-3-percent-solution-112-ml
    hexisol-0-5-percent-70-percent-hand-rub
    dettol-antiseptic-liquid-100-ml
    vicks-vaporub-25-gm-balm
    viodin-10-percent-w-v-solution
    burna-1-percent-cream
    moov-rapid-relief-30-gm-cream
    getwell-surgical-mask-3-ply-50-pcs
    neosaline-10-25-gm-oral-powder`,
  5: `
    huggies-dry-pants-m-6-11-kg-42-pcs-pants-diaper
    mamypoko-pants-standard-l-9-14-kg-30-pcs-pants-diaper
    neocare-baby-diaper-m-4-9-kg-50-pcs-belt-diaper
    supermom-baby-diaper-m-6-11-kg-34-pcs-pants-diaper
    savlon-twinkle-baby-wipes-120-pcs
    johnsons-baby-lotion-100-ml
    meril-baby-olive-oil-100-ml
    johnsons-baby-shampoo-100-ml
    meril-baby-powder-100-gm
    parachute-just-for-baby-lotion-100-ml`,
  3: `
    ceevit-250-mg-chewable-tablet
    bextram-gold-tablet
    calbo-d-500-mg-200-iu-tablet
    filwel-gold-tablet
    coralcal-d-500-mg-200-iu-tablet
    d-rise-20000-iu-capsule
    neuro-b-100-mg-200-mg-200-mcg-tablet
    horlicks-standard-500-gm-powder
    e-cap-400-iu-capsule
    bicozin-syrup`,
  4: `
    accu-chek-active-meter-10-strips
    accu-chek-active-strip-50-pcs-test-strip
    onetouch-select-plus-simple-meter-10-strips
    sugar-free-gold-100-tablets-sweetener
    glucerna-vanilla-400-gm-powder
    jmi-insulin-syringe-1-ml-100-iu
    accu-chek-softclix-lancet-25-pcs
    quaker-white-oats-500-gm-pack`,
  7: `
    omron-hem-7120-upper-arm-device
    jumper-jpd-500d-fingertip-device
    rossmax-na100-piston-device
    omron-mc-246-digital-device
    alpk2-aneroid-set-with-stethoscope-device
    tynor-knee-cap-pair-l-support
    tynor-lumbo-sacral-belt-l-support
    micropore-surgical-tape-1-inch`,
  6: `
    senora-confidence-ultra-16-pads-sanitary-napkin
    freedom-heavy-flow-wings-8-pads-sanitary-napkin
    joya-regular-flow-8-pads-sanitary-napkin
    whisper-ultra-clean-xl-15-pads-sanitary-napkin
    monalisa-ultra-thin-8-pads-sanitary-napkin
    nutrum-pn-tablet
    get-sure-pregnancy-test-strip-test-kit
    tynor-maternity-belt-m-support`,
  8: `
    himalaya-purifying-neem-face-wash-100-ml
    vaseline-petroleum-jelly-100-ml
    nivea-soft-100-ml-cream
    parachute-coconut-oil-200-ml
    sensodyne-fresh-mint-75-gm-toothpaste
    mediplus-ds-140-gm-toothpaste
    clear-complete-active-care-180-ml-shampoo
    dettol-original-soap-75-gm`,
};

/** Only five rows, for a short page. The other categories are in the grid above. */
const order = [1, 2, 5, 3, 4] as const;

/** Throws if a row names a product that is not on the shelves. */
export function seedRows(idOf: (permalink: string) => number): SeedHome['rows'] {
  return order.map((categoryId) => ({
    categoryId,
    productIds: (rows[categoryId] ?? '').trim().split(/\s+/).map(idOf),
  }));
}

export function seedNotices(): SeedNotice[] {
  return [
    {
      id: 1,
      text: 'Delivery is 80 TK within Dhaka city and 120 TK outside.',
      textBn: 'ডেলিভারি চার্জ ঢাকা শহরে ৮০ টাকা, ঢাকার বাইরে ১২০ টাকা।',
    },
    {
      id: 2,
      text: 'An order placed before 1:10 PM can be cancelled until then; a later one, until 1:10 PM of the next day.',
      textBn:
        'দুপুর ১টা ১০ মিনিটের আগে দেওয়া অর্ডার সেদিন ওই সময় পর্যন্ত, পরে দেওয়া অর্ডার পরদিন দুপুর ১টা ১০ মিনিট পর্যন্ত বাতিল করা যায়।',
    },
    {
      id: 3,
      text: 'Medicines marked Rx are handed over on a prescription only.',
      textBn: 'Rx চিহ্নিত ওষুধ শুধু প্রেসক্রিপশন দেখে দেওয়া হয়।',
    },
    {
      id: 4,
      text: 'No network? Browse and send your request anyway: it goes out when you are back online.',
      textBn: 'নেটওয়ার্ক নেই? তবু দেখুন ও অনুরোধ পাঠান, নেটওয়ার্ক ফিরলে নিজে থেকেই চলে যাবে।',
    },
    {
      id: 5,
      text: 'All branches are open every day from 8 AM to 11 PM.',
      textBn: 'সব শাখা প্রতিদিন সকাল ৮টা থেকে রাত ১১টা পর্যন্ত খোলা।',
    },
  ];
}
