import { metresBetween } from '#domain/distance.ts';

/**
 * The divisions and district towns on the basemap, in both languages. A line `# English|Bengali
 * latitude longitude` gives a division and the position of its name; the lines of its district
 * towns follow. The names are those of the address list.
 */
export interface MapPlace {
  kind: 'division' | 'district';
  name: string;
  nameBn: string;
  lat: number;
  lng: number;
}

const lines = `
# Dhaka|ঢাকা 23.98 90.25
Dhaka|ঢাকা 23.71 90.41
Faridpur|ফরিদপুর 23.61 89.84
Gazipur|গাজীপুর 24.00 90.43
Gopalganj|গোপালগঞ্জ 23.01 89.83
Kishoreganj|কিশোরগঞ্জ 24.44 90.78
Madaripur|মাদারীপুর 23.16 90.19
Manikganj|মানিকগঞ্জ 23.86 90.00
Munshiganj|মুন্সিগঞ্জ 23.54 90.54
Narayanganj|নারায়ণগঞ্জ 23.63 90.50
Narsingdi|নরসিংদী 23.93 90.72
Rajbari|রাজবাড়ী 23.76 89.64
Shariatpur|শরীয়তপুর 23.21 90.35
Tangail|টাঙ্গাইল 24.26 89.92
# Chattogram|চট্টগ্রাম 23.05 91.35
Chattogram|চট্টগ্রাম 22.34 91.83
Bandarban|বান্দরবান 22.20 92.22
Brahmanbaria|ব্রাহ্মণবাড়িয়া 23.96 91.11
Chandpur|চাঁদপুর 23.23 90.67
Cox's Bazar|কক্সবাজার 21.44 91.97
Cumilla|কুমিল্লা 23.47 91.18
Feni|ফেনী 23.02 91.38
Khagrachhari|খাগড়াছড়ি 23.12 91.98
Lakshmipur|লক্ষ্মীপুর 22.94 90.84
Noakhali|নোয়াখালী 22.87 91.10
Rangamati|রাঙ্গামাটি 22.66 92.18
# Rajshahi|রাজশাহী 24.8 89.0
Rajshahi|রাজশাহী 24.37 88.56
Bogura|বগুড়া 24.85 89.38
Chapainawabganj|চাঁপাইনবাবগঞ্জ 24.60 88.28
Joypurhat|জয়পুরহাট 25.10 89.04
Naogaon|নওগাঁ 24.83 88.92
Natore|নাটোর 24.42 89.00
Pabna|পাবনা 24.00 89.23
Sirajganj|সিরাজগঞ্জ 24.45 89.70
# Khulna|খুলনা 22.45 89.35
Khulna|খুলনা 22.82 89.57
Bagerhat|বাগেরহাট 22.65 89.79
Chuadanga|চুয়াডাঙ্গা 23.64 88.84
Jashore|যশোর 23.17 89.21
Jhenaidah|ঝিনাইদহ 23.54 89.15
Kushtia|কুষ্টিয়া 23.90 89.12
Magura|মাগুরা 23.49 89.42
Meherpur|মেহেরপুর 23.76 88.63
Narail|নড়াইল 23.17 89.51
Satkhira|সাতক্ষীরা 22.72 89.07
# Barishal|বরিশাল 22.45 90.2
Barishal|বরিশাল 22.70 90.37
Barguna|বরগুনা 22.16 90.13
Bhola|ভোলা 22.69 90.65
Jhalokathi|ঝালকাঠি 22.64 90.20
Patuakhali|পটুয়াখালী 22.36 90.33
Pirojpur|পিরোজপুর 22.58 90.00
# Sylhet|সিলেট 24.65 91.65
Sylhet|সিলেট 24.89 91.87
Habiganj|হবিগঞ্জ 24.37 91.42
Moulvibazar|মৌলভীবাজার 24.48 91.78
Sunamganj|সুনামগঞ্জ 25.07 91.40
# Rangpur|রংপুর 25.45 89.05
Rangpur|রংপুর 25.76 89.24
Dinajpur|দিনাজপুর 25.62 88.64
Gaibandha|গাইবান্ধা 25.33 89.53
Kurigram|কুড়িগ্রাম 25.81 89.64
Lalmonirhat|লালমনিরহাট 25.92 89.45
Nilphamari|নীলফামারী 25.93 88.86
Panchagarh|পঞ্চগড় 26.34 88.55
Thakurgaon|ঠাকুরগাঁও 26.03 88.46
# Mymensingh|ময়মনসিংহ 24.82 90.35
Mymensingh|ময়মনসিংহ 24.75 90.41
Jamalpur|জামালপুর 24.94 89.94
Netrokona|নেত্রকোণা 24.87 90.73
Sherpur|শেরপুর 25.02 90.02
`;

/** The 8 divisions and 64 district towns. */
export const mapPlaces: readonly MapPlace[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const isDivision = line.startsWith('#');
    const [name = '', position = ''] = line.slice(isDivision ? 2 : 0).split('|');
    const [, nameBn = '', lat, lng] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(position) ?? [];
    const kind = isDivision ? 'division' : 'district';
    return { kind, name, nameBn: nameBn.normalize('NFC'), lat: Number(lat), lng: Number(lng) };
  });

/** The nearest district town. The map has no borders of districts, so its text is "near …". */
export function nearestDistrict(at: { lat: number; lng: number }): MapPlace | null {
  const districts = mapPlaces.filter((place) => place.kind === 'district');
  const [nearest = null] = districts.toSorted(
    (a, b) => metresBetween(at, a) - metresBetween(at, b),
  );
  return nearest;
}
