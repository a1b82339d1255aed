import type { SeedBranch } from './types.ts';

type Line = [name: string, nameBn: string, lat: number, lng: number, at: string, atBn: string];

/** The demo's branches. Their phone numbers are invented and not in use. */
const lines: readonly Line[] = [
  [
    'Dhanmondi',
    'ধানমন্ডি',
    23.7461,
    90.3742,
    'House 12, Road 5, Dhanmondi, Dhaka 1205',
    'বাড়ি ১২, সড়ক ৫, ধানমন্ডি, ঢাকা ১২০৫',
  ],
  [
    'Mirpur 10',
    'মিরপুর ১০',
    23.8069,
    90.3687,
    'Beside the metro station, Mirpur 10, Dhaka 1216',
    'মেট্রো স্টেশনের পাশে, মিরপুর ১০, ঢাকা ১২১৬',
  ],
  [
    'Uttara',
    'উত্তরা',
    23.8691,
    90.3981,
    'Sector 7, Rabindra Sarani, Uttara, Dhaka 1230',
    'সেক্টর ৭, রবীন্দ্র সরণি, উত্তরা, ঢাকা ১২৩০',
  ],
  [
    'Gulshan 1',
    'গুলশান ১',
    23.7806,
    90.4162,
    'Gulshan Avenue, Gulshan 1, Dhaka 1212',
    'গুলশান অ্যাভিনিউ, গুলশান ১, ঢাকা ১২১২',
  ],
  [
    'Mohammadpur',
    'মোহাম্মদপুর',
    23.7658,
    90.3584,
    'Taj Mahal Road, Mohammadpur, Dhaka 1207',
    'তাজমহল রোড, মোহাম্মদপুর, ঢাকা ১২০৭',
  ],
  [
    'Motijheel',
    'মতিঝিল',
    23.7331,
    90.4178,
    'Dilkusha C/A, Motijheel, Dhaka 1000',
    'দিলকুশা বা/এ, মতিঝিল, ঢাকা ১০০০',
  ],
  [
    'Bashundhara',
    'বসুন্ধরা',
    23.8193,
    90.4326,
    'Block B, Bashundhara R/A, Dhaka 1229',
    'ব্লক বি, বসুন্ধরা আ/এ, ঢাকা ১২২৯',
  ],
  [
    'Savar',
    'সাভার',
    23.8583,
    90.2667,
    'Savar Bazar Bus Stand, Savar, Dhaka 1340',
    'সাভার বাজার বাসস্ট্যান্ড, সাভার, ঢাকা ১৩৪০',
  ],
  [
    'Narayanganj',
    'নারায়ণগঞ্জ',
    23.6238,
    90.5,
    'Bangabandhu Road, Chashara, Narayanganj 1400',
    'বঙ্গবন্ধু রোড, চাষাঢ়া, নারায়ণগঞ্জ ১৪০০',
  ],
  [
    'Chattogram GEC',
    'চট্টগ্রাম জিইসি',
    22.3591,
    91.8215,
    'GEC Circle, CDA Avenue, Chattogram 4000',
    'জিইসি মোড়, সিডিএ অ্যাভিনিউ, চট্টগ্রাম ৪০০০',
  ],
  ['Cumilla', 'কুমিল্লা', 23.4607, 91.1809, 'Kandirpar, Cumilla 3500', 'কান্দিরপাড়, কুমিল্লা ৩৫০০'],
  ['Sylhet', 'সিলেট', 24.8949, 91.8687, 'Zindabazar, Sylhet 3100', 'জিন্দাবাজার, সিলেট ৩১০০'],
  [
    'Rajshahi',
    'রাজশাহী',
    24.3636,
    88.6011,
    'Shaheb Bazar Zero Point, Rajshahi 6000',
    'সাহেব বাজার জিরো পয়েন্ট, রাজশাহী ৬০০০',
  ],
  ['Khulna', 'খুলনা', 22.8166, 89.5553, 'Shibbari Crossing, Khulna 9100', 'শিববাড়ি মোড়, খুলনা ৯১০০'],
  ['Barishal', 'বরিশাল', 22.701, 90.3702, 'Sadar Road, Barishal 8200', 'সদর রোড, বরিশাল ৮২০০'],
  [
    'Rangpur',
    'রংপুর',
    25.7494,
    89.2517,
    'Jahaj Company Crossing, Rangpur 5400',
    'জাহাজ কোম্পানি মোড়, রংপুর ৫৪০০',
  ],
];

export function seedBranches(): SeedBranch[] {
  return lines.map(([name, nameBn, lat, lng, location, locationBn], at) => ({
    id: at + 1,
    name,
    nameBn,
    mobile: `01700-${String(at + 1).padStart(6, '0')}`,
    location,
    locationBn,
    lat,
    lng,
  }));
}
