/** The fields of the logo and the main colour. */
import { sentences } from '#text/sentences.ts';

export const brandText = sentences({
  logo: ['Logo', 'লোগো'],
  logoHint: [
    'A JPEG or PNG picture, best a PNG with a transparent background and at least 512 pixels wide. The icons of the app are made from it.',
    'JPEG বা PNG ছবি; স্বচ্ছ পটভূমির ও অন্তত ৫১২ পিক্সেল চওড়া PNG সবচেয়ে ভালো। অ্যাপের আইকনগুলো এটি থেকে তৈরি হয়।',
  ],
  chooseLogo: ['Upload a logo', 'লোগো আপলোড করুন'],
  otherLogo: ['Upload another logo', 'অন্য লোগো আপলোড করুন'],
  removeLogo: ['Remove the logo', 'লোগো সরান'],
  makingLogo: ['Sent. The logo is being prepared …', 'পাঠানো হয়েছে। লোগো তৈরি হচ্ছে …'],
  noLogo: ['No logo: the standard sign is shown.', 'লোগো নেই: সাধারণ চিহ্নটি দেখানো হচ্ছে।'],
  logoApplies: [
    'Customers see a new logo once you save.',
    'নতুন লোগো জমা দেওয়ার পর ক্রেতারা দেখতে পাবেন।',
  ],
  colour: ['Main colour', 'মূল রং'],
  colourHint: [
    'For buttons and links. Shades that are easy to read are made from it. Empty for the standard green.',
    'বোতাম ও লিংকের রং। পড়তে সুবিধা হয় এমন শেড এটি থেকে তৈরি হয়। খালি রাখলে সাধারণ সবুজ।',
  ],
  pickColour: ['Choose the main colour', 'মূল রং বেছে নিন'],
  preview: ['Preview', 'নমুনা'],
  light: ['Light', 'আলো'],
  dark: ['Dark', 'অন্ধকার'],
  button: ['Add to Bag', 'ব্যাগে যোগ করুন'],
  link: ['How to order', 'অর্ডার করার নিয়ম'],
});
