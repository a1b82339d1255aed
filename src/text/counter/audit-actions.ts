/** A label for each action of the audit log. The log itself stores the short name (counter-197). */
import { sentences } from '#text/sentences.ts';

export const auditActions = sentences({
  'audit read': ['Audit log read', 'কাজের খাতা পড়া হয়েছে'],
  'events list': ['Log of sign-ins read', 'সাইন ইনের খাতা পড়া হয়েছে'],
  'prescriptions read': ['Prescription looked at', 'প্রেসক্রিপশন দেখা হয়েছে'],

  'orders check': ['Prescriptions checked', 'প্রেসক্রিপশন যাচাই হয়েছে'],
  'orders move': ['Order moved on', 'অর্ডারের অবস্থা বদলেছে'],
  'orders pick': ['Item taken from the shelf', 'তাক থেকে পণ্য নেওয়া হয়েছে'],
  'orders unpick': ['Item put back', 'পণ্য ফিরিয়ে রাখা হয়েছে'],
  'orders pay': ['Payment taken', 'টাকা নেওয়া হয়েছে'],
  'orders refund': ['Money given back', 'টাকা ফেরত দেওয়া হয়েছে'],
  'orders gave-back': ['Money handed back', 'টাকা হাতে ফেরত দেওয়া হয়েছে'],
  'payments accept': ['Reported payment accepted', 'জানানো পেমেন্ট গ্রহণ করা হয়েছে'],
  'payments refuse': ['Reported payment refused', 'জানানো পেমেন্ট ফিরিয়ে দেওয়া হয়েছে'],
  'payments overpaid': ['Paid too much, into the wallet', 'বেশি দেওয়া টাকা ওয়ালেটে গেছে'],
  'wallet credit': ['Wallet credited', 'ওয়ালেটে টাকা দেওয়া হয়েছে'],

  'requests Pending': ['Request waits again', 'অনুরোধ আবার অপেক্ষায়'],
  'requests Answered': ['Request answered', 'অনুরোধের উত্তর দেওয়া হয়েছে'],
  'requests Processing': ['Request being packed', 'অনুরোধের পণ্য প্যাক হচ্ছে'],
  'requests Confirmed': ['Request confirmed', 'অনুরোধ নিশ্চিত হয়েছে'],
  'requests Delivering': ['Request on its way', 'অনুরোধ পথে আছে'],
  'requests Delivered': ['Request delivered', 'অনুরোধ পৌঁছে গেছে'],
  'requests Cancelled': ['Request ended', 'অনুরোধ বাতিল হয়েছে'],
  'hand-over enter': ['Handed-over text entered', 'হাতে পাওয়া অর্ডার তোলা হয়েছে'],

  'products add': ['Product added', 'পণ্য তোলা হয়েছে'],
  'products change': ['Product changed', 'পণ্য বদলানো হয়েছে'],
  'products remove': ['Product removed', 'পণ্য সরানো হয়েছে'],
  'products stock': ['Stock changed', 'স্টক বদলানো হয়েছে'],
  'products picture': ['Product’s picture changed', 'পণ্যের ছবি বদলানো হয়েছে'],
  'products picture removed': ['Product’s picture removed', 'পণ্যের ছবি সরানো হয়েছে'],
  'products hide': ['Product hidden from customers', 'পণ্য ক্রেতাদের থেকে লুকানো হয়েছে'],
  'products show': ['Product shown again', 'পণ্য আবার দেখানো হয়েছে'],
  'stock answered': ['Who waited was told', 'অপেক্ষায় থাকা ক্রেতাকে জানানো হয়েছে'],
  'products export': ['Products downloaded', 'পণ্যের তালিকা ডাউনলোড হয়েছে'],
  'import read': ['File of products read', 'পণ্যের ফাইল পড়া হয়েছে'],
  'import run': ['Import begun', 'ফাইল থেকে আনা শুরু'],
  'import stop': ['Import stopped', 'ফাইল থেকে আনা থামানো হয়েছে'],
  'import failed': ['Import ended early', 'ফাইল থেকে আনা মাঝপথে শেষ'],
  'import done': ['Import done', 'ফাইল থেকে আনা শেষ'],

  'contact answer': ['Message answered', 'বার্তার উত্তর দেওয়া হয়েছে'],
  'contact close': ['Message closed', 'বার্তা বন্ধ করা হয়েছে'],
  'contact reopen': ['Message taken out again', 'বার্তা আবার খোলা হয়েছে'],
  'complaint answer': ['Complaint answered', 'অভিযোগের উত্তর দেওয়া হয়েছে'],
  'complaint close': ['Complaint closed', 'অভিযোগ বন্ধ করা হয়েছে'],
  'complaint reopen': ['Complaint taken out again', 'অভিযোগ আবার খোলা হয়েছে'],
  'review answer': ['Review answered', 'রিভিউর উত্তর দেওয়া হয়েছে'],
  'review hide': ['Review hidden', 'রিভিউ লুকানো হয়েছে'],
  'review publish': ['Review published', 'রিভিউ প্রকাশ হয়েছে'],
  'comment answer': ['Comment answered', 'মন্তব্যের উত্তর দেওয়া হয়েছে'],
  'comment hide': ['Comment hidden', 'মন্তব্য লুকানো হয়েছে'],
  'comment publish': ['Comment published', 'মন্তব্য প্রকাশ হয়েছে'],
  notify: ['Customer notified', 'ক্রেতাকে জানানো হয়েছে'],

  'coupon add': ['Coupon made', 'কুপন বানানো হয়েছে'],
  'coupon change': ['Coupon changed', 'কুপন বদলানো হয়েছে'],
  'coupon end': ['Coupon ended', 'কুপন শেষ করা হয়েছে'],
  'coupon resume': ['Coupon goes on', 'কুপন আবার চালু'],
  'offer add': ['Offer made', 'অফার বানানো হয়েছে'],
  'offer change': ['Offer changed', 'অফার বদলানো হয়েছে'],
  'offer end': ['Offer ended', 'অফার শেষ করা হয়েছে'],
  'offer resume': ['Offer shown again', 'অফার আবার চালু'],
  'offer picture': ['Offer’s picture changed', 'অফারের ছবি বদলানো হয়েছে'],
  'offer picture removed': ['Offer’s picture removed', 'অফারের ছবি সরানো হয়েছে'],
  'banner add': ['Banner made', 'ব্যানার বানানো হয়েছে'],
  'banner change': ['Banner changed', 'ব্যানার বদলানো হয়েছে'],
  'banner picture': ['Banner’s picture changed', 'ব্যানারের ছবি বদলানো হয়েছে'],
  'banner end': ['Banner ended', 'ব্যানার শেষ করা হয়েছে'],
  'banner resume': ['Banner shown again', 'ব্যানার আবার চালু'],
  'banner remove': ['Banner removed', 'ব্যানার সরানো হয়েছে'],
  'notice add': ['Notice made', 'নোটিশ দেওয়া হয়েছে'],
  'notice change': ['Notice changed', 'নোটিশ বদলানো হয়েছে'],
  'notice end': ['Notice ended', 'নোটিশ শেষ করা হয়েছে'],
  'notice resume': ['Notice shown again', 'নোটিশ আবার চালু'],

  'category merge': ['Category merged', 'বিভাগ মেলানো হয়েছে'],
  'shop change': ['Shop changed', 'দোকানের তথ্য বদলানো হয়েছে'],
  'shop secret': ['Key entered', 'কি দেওয়া হয়েছে'],
  'shop secret removed': ['Key removed', 'কি মুছে ফেলা হয়েছে'],
  'shop test': ['Partner tried', 'প্রতিষ্ঠান পরীক্ষা করা হয়েছে'],

  'backup made': ['Backup made', 'ব্যাকআপ নেওয়া হয়েছে'],

  'staff first owner': ['First owner invited', 'প্রথম মালিককে আমন্ত্রণ'],
  'staff add': ['Put on the list', 'তালিকায় তোলা হয়েছে'],
  'staff set up': ['Invitation used', 'আমন্ত্রণ কাজে লেগেছে'],
  'staff reset': ['Invited anew', 'নতুন করে আমন্ত্রণ'],
  'staff role': ['Role changed', 'কাজ বদলানো হয়েছে'],
  'staff password': ['Own password changed', 'নিজের পাসওয়ার্ড বদলানো হয়েছে'],
  'staff recovery code': ['Recovery code used', 'রিকভারি কোড ব্যবহার হয়েছে'],
  'staff recovery codes': ['New recovery codes', 'নতুন রিকভারি কোড'],
  'staff remove': ['Taken off the list', 'তালিকা থেকে সরানো হয়েছে'],
  'customer log-out': ['Customer logged out', 'ক্রেতাকে লগ আউট করা হয়েছে'],
  'demonstration removed': ['Demonstration removed', 'নমুনা সরানো হয়েছে'],
});

/**
 * An action in the reader's language. An unknown action, written by a newer or older version, is
 * displayed as it is.
 */
export function auditActionText(action: string, spoken: Record<string, string>): string {
  return Object.hasOwn(spoken, action) ? (spoken[action] ?? action) : action;
}
