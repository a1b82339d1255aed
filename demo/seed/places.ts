import type { Paisa } from '#domain/money.ts';
import type { SeedArea, SeedDistrict, SeedPlace } from './types.ts';

/**
 * `# Division`, then a line for each of its districts with its upazilas; English|Bengali. Ids are
 * counted, so add new names at the end of their list.
 */
const country = `
# Dhaka|ঢাকা
Dhaka|ঢাকা: Dhamrai|ধামরাই, Dohar|দোহার, Keraniganj|কেরাণীগঞ্জ, Nawabganj|নবাবগঞ্জ, Savar|সাভার
Faridpur|ফরিদপুর: Alfadanga|আলফাডাঙ্গা, Bhanga|ভাঙ্গা, Boalmari|বোয়ালমারী, Charbhadrasan|চরভদ্রাসন, Faridpur Sadar|ফরিদপুর সদর, Madhukhali|মধুখালী, Nagarkanda|নগরকান্দা, Sadarpur|সদরপুর, Saltha|সালথা
Gazipur|গাজীপুর: Gazipur Sadar|গাজীপুর সদর, Kaliakair|কালিয়াকৈর, Kaliganj|কালীগঞ্জ, Kapasia|কাপাসিয়া, Sreepur|শ্রীপুর
Gopalganj|গোপালগঞ্জ: Gopalganj Sadar|গোপালগঞ্জ সদর, Kashiani|কাশিয়ানী, Kotalipara|কোটালীপাড়া, Muksudpur|মুকসুদপুর, Tungipara|টুংগীপাড়া
Kishoreganj|কিশোরগঞ্জ: Austagram|অষ্টগ্রাম, Bajitpur|বাজিতপুর, Bhairab|ভৈরব, Hossainpur|হোসেনপুর, Itna|ইটনা, Karimgonj|করিমগঞ্জ, Katiadi|কটিয়াদী, Kishoreganj Sadar|কিশোরগঞ্জ সদর, Kuliarchar|কুলিয়ারচর, Mithamoin|মিঠামইন, Nikli|নিকলী, Pakundia|পাকুন্দিয়া, Tarail|তাড়াইল
Madaripur|মাদারীপুর: Dasar|ডাসার, Kalkini|কালকিনি, Madaripur Sadar|মাদারীপুর সদর, Rajoir|রাজৈর, Shibchar|শিবচর
Manikganj|মানিকগঞ্জ: Daulatpur|দৌলতপুর, Ghior|ঘিওর, Harirampur|হরিরামপুর, Manikganj Sadar|মানিকগঞ্জ সদর, Saturia|সাটুরিয়া, Shibaloy|শিবালয়, Singair|সিংগাইর
Munshiganj|মুন্সিগঞ্জ: Gajaria|গজারিয়া, Louhajanj|লৌহজং, Munshiganj Sadar|মুন্সিগঞ্জ সদর, Sirajdikhan|সিরাজদিখান, Sreenagar|শ্রীনগর, Tongibari|টংগীবাড়ি
Narayanganj|নারায়ণগঞ্জ: Araihazar|আড়াইহাজার, Bandar|বন্দর, Narayanganj Sadar|নারায়নগঞ্জ সদর, Rupganj|রূপগঞ্জ, Sonargaon|সোনারগাঁ
Narsingdi|নরসিংদী: Belabo|বেলাবো, Monohardi|মনোহরদী, Narsingdi Sadar|নরসিংদী সদর, Palash|পলাশ, Raipura|রায়পুরা, Shibpur|শিবপুর
Rajbari|রাজবাড়ী: Baliakandi|বালিয়াকান্দি, Goalanda|গোয়ালন্দ, Kalukhali|কালুখালী, Pangsa|পাংশা, Rajbari Sadar|রাজবাড়ী সদর
Shariatpur|শরীয়তপুর: Bhedarganj|ভেদরগঞ্জ, Damudya|ডামুড্যা, Gosairhat|গোসাইরহাট, Naria|নড়িয়া, Shariatpur Sadar|শরিয়তপুর সদর, Zajira|জাজিরা
Tangail|টাঙ্গাইল: Basail|বাসাইল, Bhuapur|ভুয়াপুর, Delduar|দেলদুয়ার, Dhanbari|ধনবাড়ী, Ghatail|ঘাটাইল, Gopalpur|গোপালপুর, Kalihati|কালিহাতী, Madhupur|মধুপুর, Mirzapur|মির্জাপুর, Nagarpur|নাগরপুর, Sakhipur|সখিপুর, Tangail Sadar|টাঙ্গাইল সদর
# Chattogram|চট্টগ্রাম
Chattogram|চট্টগ্রাম: Anwara|আনোয়ারা, Banshkhali|বাঁশখালী, Boalkhali|বোয়ালখালী, Chandanaish|চন্দনাইশ, Fatikchhari|ফটিকছড়ি, Hathazari|হাটহাজারী, Karnaphuli|কর্ণফুলী, Lohagara|লোহাগাড়া, Mirsharai|মীরসরাই, Patiya|পটিয়া, Rangunia|রাঙ্গুনিয়া, Raozan|রাউজান, Sandwip|সন্দ্বীপ, Satkania|সাতকানিয়া, Sitakunda|সীতাকুন্ড
Bandarban|বান্দরবান: Alikadam|আলীকদম, Bandarban Sadar|বান্দরবান সদর, Lama|লামা, Naikhongchhari|নাইক্ষ্যংছড়ি, Rowangchhari|রোয়াংছড়ি, Ruma|রুমা, Thanchi|থানচি
Brahmanbaria|ব্রাহ্মণবাড়িয়া: Akhaura|আখাউড়া, Ashuganj|আশুগঞ্জ, Bancharampur|বাঞ্ছারামপুর, Bijoynagar|বিজয়নগর, Brahmanbaria Sadar|ব্রাহ্মণবাড়িয়া সদর, Kasba|কসবা, Nabinagar|নবীনগর, Nasirnagar|নাসিরনগর, Sarail|সরাইল
Chandpur|চাঁদপুর: Chandpur Sadar|চাঁদপুর সদর, Faridgonj|ফরিদগঞ্জ, Haimchar|হাইমচর, Hajiganj|হাজীগঞ্জ, Kachua|কচুয়া, Matlab North|মতলব উত্তর, Matlab South|মতলব দক্ষিণ, Shahrasti|শাহরাস্তি
Cox's Bazar|কক্সবাজার: Chakaria|চকরিয়া, Cox's Bazar Sadar|কক্সবাজার সদর, Eidgaon|ঈদগাঁও, Kutubdia|কুতুবদিয়া, Moheshkhali|মহেশখালী, Pekua|পেকুয়া, Ramu|রামু, Teknaf|টেকনাফ, Ukhiya|উখিয়া
Cumilla|কুমিল্লা: Barura|বরুড়া, Brahmanpara|ব্রাহ্মণপাড়া, Burichang|বুড়িচং, Chandina|চান্দিনা, Chauddagram|চৌদ্দগ্রাম, Cumilla Adarsha Sadar|কুমিল্লা আদর্শ সদর, Cumilla Sadar South|কুমিল্লা সদর দক্ষিণ, Daudkandi|দাউদকান্দি, Debidwar|দেবিদ্বার, Homna|হোমনা, Laksam|লাকসাম, Lalmai|লালমাই, Meghna|মেঘনা, Monohargonj|মনোহরগঞ্জ, Muradnagar|মুরাদনগর, Nangalkot|নাঙ্গলকোট, Titas|তিতাস
Feni|ফেনী: Chhagalnaiya|ছাগলনাইয়া, Daganbhuiyan|দাগনভূঞা, Feni Sadar|ফেনী সদর, Fulgazi|ফুলগাজী, Parshuram|পরশুরাম, Sonagazi|সোনাগাজী
Khagrachhari|খাগড়াছড়ি: Dighinala|দিঘীনালা, Guimara|গুইমারা, Khagrachhari Sadar|খাগড়াছড়ি সদর, Lakshmichhari|লক্ষ্মীছড়ি, Manikchari|মানিকছড়ি, Matiranga|মাটিরাঙ্গা, Mohalchari|মহালছড়ি, Panchari|পানছড়ি, Ramgarh|রামগড়
Lakshmipur|লক্ষ্মীপুর: Kamalnagar|কমলনগর, Lakshmipur Sadar|লক্ষ্মীপুর সদর, Raipur|রায়পুর, Ramganj|রামগঞ্জ, Ramgati|রামগতি
Noakhali|নোয়াখালী: Begumganj|বেগমগঞ্জ, Chatkhil|চাটখিল, Companiganj|কোম্পানীগঞ্জ, Hatia|হাতিয়া, Kabirhat|কবিরহাট, Noakhali Sadar|নোয়াখালী সদর, Senbug|সেনবাগ, Sonaimori|সোনাইমুড়ী, Subarnachar|সুবর্ণচর
Rangamati|রাঙ্গামাটি: Baghaichari|বাঘাইছড়ি, Barkal|বরকল, Belaichari|বিলাইছড়ি, Juraichari|জুরাছড়ি, Kaptai|কাপ্তাই, Kawkhali|কাউখালী, Langadu|লংগদু, Naniarchar|নানিয়ারচর, Rajasthali|রাজস্থলী, Rangamati Sadar|রাঙ্গামাটি সদর
# Rajshahi|রাজশাহী
Rajshahi|রাজশাহী: Bagha|বাঘা, Bagmara|বাগমারা, Charghat|চারঘাট, Durgapur|দুর্গাপুর, Godagari|গোদাগাড়ী, Mohonpur|মোহনপুর, Paba|পবা, Puthia|পুঠিয়া, Tanore|তানোর
Bogura|বগুড়া: Adamdighi|আদমদিঘি, Bogura Sadar|বগুড়া সদর, Dhunot|ধুনট, Dupchanchia|দুপচাঁচিয়া, Gabtali|গাবতলী, Kahaloo|কাহালু, Nondigram|নন্দিগ্রাম, Sariakandi|সারিয়াকান্দি, Shajahanpur|শাজাহানপুর, Sherpur|শেরপুর, Shibganj|শিবগঞ্জ, Sonatala|সোনাতলা
Chapainawabganj|চাঁপাইনবাবগঞ্জ: Bholahat|ভোলাহাট, Chapainawabganj Sadar|চাঁপাইনবাবগঞ্জ সদর, Gomostapur|গোমস্তাপুর, Nachol|নাচোল, Shibganj|শিবগঞ্জ
Joypurhat|জয়পুরহাট: Akkelpur|আক্কেলপুর, Joypurhat Sadar|জয়পুরহাট সদর, Kalai|কালাই, Khetlal|ক্ষেতলাল, Panchbibi|পাঁচবিবি
Naogaon|নওগাঁ: Atrai|আত্রাই, Badalgachi|বদলগাছী, Dhamoirhat|ধামইরহাট, Manda|মান্দা, Mohadevpur|মহাদেবপুর, Naogaon Sadar|নওগাঁ সদর, Niamatpur|নিয়ামতপুর, Patnitala|পত্নিতলা, Porsha|পোরশা, Raninagar|রাণীনগর, Sapahar|সাপাহার
Natore|নাটোর: Bagatipara|বাগাতিপাড়া, Baraigram|বড়াইগ্রাম, Gurudaspur|গুরুদাসপুর, Lalpur|লালপুর, Naldanga|নলডাঙ্গা, Natore Sadar|নাটোর সদর, Singra|সিংড়া
Pabna|পাবনা: Atghoria|আটঘরিয়া, Bera|বেড়া, Bhangura|ভাঙ্গুড়া, Chatmohar|চাটমোহর, Faridpur|ফরিদপুর, Ishurdi|ঈশ্বরদী, Pabna Sadar|পাবনা সদর, Santhia|সাঁথিয়া, Sujanagar|সুজানগর
Sirajganj|সিরাজগঞ্জ: Belkuchi|বেলকুচি, Chauhali|চৌহালি, Kamarkhand|কামারখন্দ, Kazipur|কাজীপুর, Raigonj|রায়গঞ্জ, Shahjadpur|শাহজাদপুর, Sirajganj Sadar|সিরাজগঞ্জ সদর, Tarash|তাড়াশ, Ullapara|উল্লাপাড়া
# Khulna|খুলনা
Khulna|খুলনা: Botiaghata|বটিয়াঘাটা, Dakop|দাকোপ, Digholia|দিঘলিয়া, Dumuria|ডুমুরিয়া, Fultola|ফুলতলা, Koyra|কয়রা, Paikgachha|পাইকগাছা, Rupsha|রূপসা, Terokhada|তেরখাদা
Bagerhat|বাগেরহাট: Bagerhat Sadar|বাগেরহাট সদর, Chitalmari|চিতলমারী, Fakirhat|ফকিরহাট, Kachua|কচুয়া, Mollahat|মোল্লাহাট, Mongla|মোংলা, Morrelganj|মোড়েলগঞ্জ, Rampal|রামপাল, Sarankhola|শরণখোলা
Chuadanga|চুয়াডাঙ্গা: Alamdanga|আলমডাঙ্গা, Chuadanga Sadar|চুয়াডাঙ্গা সদর, Damurhuda|দামুড়হুদা, Jibannagar|জীবননগর
Jashore|যশোর: Abhaynagar|অভয়নগর, Bagherpara|বাঘারপাড়া, Chougachha|চৌগাছা, Jashore Sadar|যশোর সদর, Jhikargacha|ঝিকরগাছা, Keshabpur|কেশবপুর, Manirampur|মণিরামপুর, Sharsha|শার্শা
Jhenaidah|ঝিনাইদহ: Harinakundu|হরিণাকুন্ডু, Jhenaidah Sadar|ঝিনাইদহ সদর, Kaliganj|কালীগঞ্জ, Kotchandpur|কোটচাঁদপুর, Moheshpur|মহেশপুর, Shailkupa|শৈলকুপা
Kushtia|কুষ্টিয়া: Bheramara|ভেড়ামারা, Daulatpur|দৌলতপুর, Khoksa|খোকসা, Kumarkhali|কুমারখালী, Kushtia Sadar|কুষ্টিয়া সদর, Mirpur|মিরপুর
Magura|মাগুরা: Magura Sadar|মাগুরা সদর, Mohammadpur|মহম্মদপুর, Shalikha|শালিখা, Sreepur|শ্রীপুর
Meherpur|মেহেরপুর: Gangni|গাংনী, Meherpur Sadar|মেহেরপুর সদর, Mujibnagar|মুজিবনগর
Narail|নড়াইল: Kalia|কালিয়া, Lohagara|লোহাগড়া, Narail Sadar|নড়াইল সদর
Satkhira|সাতক্ষীরা: Assasuni|আশাশুনি, Debhata|দেবহাটা, Kalaroa|কলারোয়া, Kaliganj|কালিগঞ্জ, Satkhira Sadar|সাতক্ষীরা সদর, Shyamnagar|শ্যামনগর, Tala|তালা
# Barishal|বরিশাল
Barishal|বরিশাল: Agailjhara|আগৈলঝাড়া, Babuganj|বাবুগঞ্জ, Bakerganj|বাকেরগঞ্জ, Banaripara|বানারীপাড়া, Barishal Sadar|বরিশাল সদর, Gournadi|গৌরনদী, Hizla|হিজলা, Mehendiganj|মেহেন্দিগঞ্জ, Muladi|মুলাদী, Wazirpur|উজিরপুর
Barguna|বরগুনা: Amtali|আমতলী, Bamna|বামনা, Barguna Sadar|বরগুনা সদর, Betagi|বেতাগী, Pathorghata|পাথরঘাটা, Taltali|তালতলি
Bhola|ভোলা: Bhola Sadar|ভোলা সদর, Burhanuddin|বোরহানউদ্দিন, Char Fasson|চরফ্যাশন, Doulatkhan|দৌলতখান, Lalmohan|লালমোহন, Monpura|মনপুরা, Tazumuddin|তজুমদ্দিন
Jhalokathi|ঝালকাঠি: Jhalokathi Sadar|ঝালকাঠি সদর, Kathalia|কাঁঠালিয়া, Nalchity|নলছিটি, Rajapur|রাজাপুর
Patuakhali|পটুয়াখালী: Bauphal|বাউফল, Dashmina|দশমিনা, Dumki|দুমকি, Galachipa|গলাচিপা, Kalapara|কলাপাড়া, Mirzaganj|মির্জাগঞ্জ, Patuakhali Sadar|পটুয়াখালী সদর, Rangabali|রাঙ্গাবালী
Pirojpur|পিরোজপুর: Bhandaria|ভান্ডারিয়া, Indurkani|ইন্দুরকানী, Kawkhali|কাউখালী, Mathbaria|মঠবাড়ীয়া, Nazirpur|নাজিরপুর, Nesarabad|নেছারাবাদ, Pirojpur Sadar|পিরোজপুর সদর
# Sylhet|সিলেট
Sylhet|সিলেট: Balaganj|বালাগঞ্জ, Beanibazar|বিয়ানীবাজার, Bishwanath|বিশ্বনাথ, Companiganj|কোম্পানীগঞ্জ, Dakshin Surma|দক্ষিণ সুরমা, Fenchuganj|ফেঞ্চুগঞ্জ, Golapganj|গোলাপগঞ্জ, Gowainghat|গোয়াইনঘাট, Jaintiapur|জৈন্তাপুর, Kanaighat|কানাইঘাট, Osmani Nagar|ওসমানীনগর, Sylhet Sadar|সিলেট সদর, Zakiganj|জকিগঞ্জ
Habiganj|হবিগঞ্জ: Ajmiriganj|আজমিরীগঞ্জ, Bahubal|বাহুবল, Baniachong|বানিয়াচং, Chunarughat|চুনারুঘাট, Habiganj Sadar|হবিগঞ্জ সদর, Lakhai|লাখাই, Madhabpur|মাধবপুর, Nabiganj|নবীগঞ্জ, Shayestaganj|শায়েস্তাগঞ্জ
Moulvibazar|মৌলভীবাজার: Barlekha|বড়লেখা, Juri|জুড়ী, Kamalganj|কমলগঞ্জ, Kulaura|কুলাউড়া, Moulvibazar Sadar|মৌলভীবাজার সদর, Rajnagar|রাজনগর, Sreemangal|শ্রীমঙ্গল
Sunamganj|সুনামগঞ্জ: Bishwambarpur|বিশ্বম্ভরপুর, Chhatak|ছাতক, Derai|দিরাই, Dharmapasha|ধর্মপাশা, Dowarabazar|দোয়ারাবাজার, Jagannathpur|জগন্নাথপুর, Jamalganj|জামালগঞ্জ, Madhyanagar|মধ্যনগর, Shalla|শাল্লা, Shantiganj|শান্তিগঞ্জ, Sunamganj Sadar|সুনামগঞ্জ সদর, Tahirpur|তাহিরপুর
# Rangpur|রংপুর
Rangpur|রংপুর: Badargonj|বদরগঞ্জ, Gangachara|গংগাচড়া, Kaunia|কাউনিয়া, Mithapukur|মিঠাপুকুর, Pirgacha|পীরগাছা, Pirganj|পীরগঞ্জ, Rangpur Sadar|রংপুর সদর, Taragonj|তারাগঞ্জ
Dinajpur|দিনাজপুর: Birampur|বিরামপুর, Birganj|বীরগঞ্জ, Birol|বিরল, Bochaganj|বোচাগঞ্জ, Chirirbandar|চিরিরবন্দর, Dinajpur Sadar|দিনাজপুর সদর, Fulbari|ফুলবাড়ী, Ghoraghat|ঘোড়াঘাট, Hakimpur|হাকিমপুর, Kaharol|কাহারোল, Khansama|খানসামা, Nawabganj|নবাবগঞ্জ, Parbatipur|পার্বতীপুর
Gaibandha|গাইবান্ধা: Gaibandha Sadar|গাইবান্ধা সদর, Gobindaganj|গোবিন্দগঞ্জ, Palashbari|পলাশবাড়ী, Phulchari|ফুলছড়ি, Sadullapur|সাদুল্লাপুর, Saghata|সাঘাটা, Sundarganj|সুন্দরগঞ্জ
Kurigram|কুড়িগ্রাম: Bhurungamari|ভুরুঙ্গামারী, Char Rajibpur|চর রাজিবপুর, Chilmari|চিলমারী, Kurigram Sadar|কুড়িগ্রাম সদর, Nageshwari|নাগেশ্বরী, Phulbari|ফুলবাড়ী, Rajarhat|রাজারহাট, Rowmari|রৌমারী, Ulipur|উলিপুর
Lalmonirhat|লালমনিরহাট: Aditmari|আদিতমারী, Hatibandha|হাতীবান্ধা, Kaliganj|কালীগঞ্জ, Lalmonirhat Sadar|লালমনিরহাট সদর, Patgram|পাটগ্রাম
Nilphamari|নীলফামারী: Dimla|ডিমলা, Domar|ডোমার, Jaldhaka|জলঢাকা, Kishorganj|কিশোরগঞ্জ, Nilphamari Sadar|নীলফামারী সদর, Syedpur|সৈয়দপুর
Panchagarh|পঞ্চগড়: Atwari|আটোয়ারী, Boda|বোদা, Debiganj|দেবীগঞ্জ, Panchagarh Sadar|পঞ্চগড় সদর, Tetulia|তেঁতুলিয়া
Thakurgaon|ঠাকুরগাঁও: Baliadangi|বালিয়াডাঙ্গী, Haripur|হরিপুর, Pirganj|পীরগঞ্জ, Ranisankail|রাণীশংকৈল, Thakurgaon Sadar|ঠাকুরগাঁও সদর
# Mymensingh|ময়মনসিংহ
Mymensingh|ময়মনসিংহ: Bhaluka|ভালুকা, Dhobaura|ধোবাউড়া, Fulbaria|ফুলবাড়ীয়া, Gafargaon|গফরগাঁও, Gouripur|গৌরীপুর, Haluaghat|হালুয়াঘাট, Iswarganj|ঈশ্বরগঞ্জ, Muktagacha|মুক্তাগাছা, Mymensingh Sadar|ময়মনসিংহ সদর, Nandail|নান্দাইল, Phulpur|ফুলপুর, Tarakanda|তারাকান্দা, Trishal|ত্রিশাল
Jamalpur|জামালপুর: Bokshiganj|বকশীগঞ্জ, Dewangonj|দেওয়ানগঞ্জ, Islampur|ইসলামপুর, Jamalpur Sadar|জামালপুর সদর, Madarganj|মাদারগঞ্জ, Melandah|মেলান্দহ, Sarishabari|সরিষাবাড়ী
Netrokona|নেত্রকোণা: Atpara|আটপাড়া, Barhatta|বারহাট্টা, Durgapur|দুর্গাপুর, Kalmakanda|কলমাকান্দা, Kendua|কেন্দুয়া, Khaliajuri|খালিয়াজুরী, Madan|মদন, Mohongonj|মোহনগঞ্জ, Netrokona Sadar|নেত্রকোণা সদর, Purbadhala|পূর্বধলা
Sherpur|শেরপুর: Jhenaigati|ঝিনাইগাতী, Nalitabari|নালিতাবাড়ী, Nokla|নকলা, Sherpur Sadar|শেরপুর সদর, Sreebordi|শ্রীবরদী
`;

/** The thanas of Dhaka city, which is not an upazila. */
const cityThanas = `
Adabor|আদাবর, Airport|বিমানবন্দর, Badda|বাড্ডা, Banani|বনানী, Bangshal|বংশাল, Bhashantek|ভাষানটেক, Bhatara|ভাটারা, Cantonment|ক্যান্টনমেন্ট, Chawkbazar|চকবাজার, Dakshinkhan|দক্ষিণখান, Darus Salam|দারুস সালাম, Demra|ডেমরা, Dhanmondi|ধানমন্ডি, Gendaria|গেন্ডারিয়া, Gulshan|গুলশান, Hatirjheel|হাতিরঝিল, Hazaribagh|হাজারীবাগ, Jatrabari|যাত্রাবাড়ী, Kadamtali|কদমতলী, Kafrul|কাফরুল, Kalabagan|কলাবাগান, Kamrangirchar|কামরাঙ্গীরচর, Khilgaon|খিলগাঁও, Khilkhet|খিলক্ষেত, Kotwali|কোতোয়ালী, Lalbagh|লালবাগ, Mirpur|মিরপুর, Mohammadpur|মোহাম্মদপুর, Motijheel|মতিঝিল, Mugda|মুগদা, New Market|নিউ মার্কেট, Pallabi|পল্লবী, Paltan|পল্টন, Ramna|রমনা, Rampura|রামপুরা, Rupnagar|রূপনগর, Sabujbagh|সবুজবাগ, Shah Ali|শাহ আলী, Shahbag|শাহবাগ, Shahjahanpur|শাহজাহানপুর, Sher-e-Bangla Nagar|শেরেবাংলা নগর, Shyampur|শ্যামপুর, Sutrapur|সূত্রাপুর, Tejgaon|তেজগাঁও, Tejgaon Industrial Area|তেজগাঁও শিল্পাঞ্চল, Turag|তুরাগ, Uttara East|উত্তরা পূর্ব, Uttara West|উত্তরা পশ্চিম, Uttarkhan|উত্তরখান, Wari|ওয়ারী
`;

const insideDhaka: Charge = { charge: 80_00, threshold: 2000_00, reducedCharge: 40_00 };
const outsideDhaka: Charge = { charge: 120_00, threshold: 2000_00, reducedCharge: 60_00 };

/** Districts whose charge differs from the others (checkout-26). */
const chargeOf: Readonly<Record<string, Charge>> = {
  Dhaka: insideDhaka,
  Gazipur: { charge: 120_00, threshold: 1000_00, reducedCharge: 60_00 },
  Narayanganj: { charge: 120_00, threshold: 1000_00, reducedCharge: 60_00 },
  Bandarban: { charge: 120_00, threshold: 0, reducedCharge: 120_00 },
};

interface Charge {
  charge: Paisa;
  threshold: Paisa;
  reducedCharge: Paisa;
}

export interface SeedPlaces {
  divisions: SeedPlace[];
  districts: SeedDistrict[];
  areas: SeedArea[];
}

function readName(text: string): { name: string; nameBn: string } {
  const [name, nameBn] = text.split('|').map((part) => part.trim().normalize('NFC'));
  if (!name || !nameBn) throw new Error(`No place: ${text}`);
  return { name, nameBn };
}

function readNames(text: string) {
  return text.split(',').map(readName);
}

/**
 * 8 divisions, 64 districts, 495 upazilas and the 50 thanas of Dhaka city, each kind numbered
 * separately.
 */
export function seedPlaces(): SeedPlaces {
  const places: SeedPlaces = { divisions: [], districts: [], areas: [] };
  const { divisions, districts, areas } = places;
  for (const line of country.trim().split('\n')) {
    if (line.startsWith('#')) {
      divisions.push({ id: divisions.length + 1, ...readName(line.slice(1)) });
      continue;
    }
    const [district = '', upazilas = ''] = line.split(':');
    const named = readName(district);
    const districtId = districts.length + 1;
    const charge = chargeOf[named.name] ?? outsideDhaka;
    districts.push({ id: districtId, divisionId: divisions.length, ...named, ...charge });
    for (const upazila of readNames(upazilas))
      areas.push({ id: areas.length + 1, districtId, kind: 'upazila', ...upazila });
  }
  const dhaka = districts.find((district) => district.name === 'Dhaka');
  if (!dhaka) throw new Error('Dhaka is missing');
  for (const thana of readNames(cityThanas))
    areas.push({ id: areas.length + 1, districtId: dhaka.id, kind: 'thana', ...thana });
  return places;
}
