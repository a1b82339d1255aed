/** The owner's screens of the logs (counter-195 to counter-199). */
import { sentences } from '#text/sentences.ts';

export const logsText = sentences({
  errorsIntro: [
    'Failed orders as phones report them. Names, numbers, medicines and keys are taken out before a report is kept: “…” stands in their place.',
    'ফোন থেকে জানানো ব্যর্থ অর্ডার। নাম, নম্বর, ওষুধ ও গোপন তথ্য রাখার আগেই বাদ দেওয়া হয়: সেখানে “…” থাকে।',
  ],
  errorsCaption: ['Errors of the phones', 'ফোনের ত্রুটি'],
  noErrors: ['No phone has reported an error', 'কোনো ফোন ত্রুটি জানায়নি'],
  message: ['What was said', 'কী বলা হয়েছে'],
  noMessage: ['Nothing was said', 'কিছু বলা হয়নি'],
  count: ['How often', 'কতবার'],
  last: ['Last', 'শেষবার'],
  first: ['First', 'প্রথমবার'],
  reports: ['Reports', 'প্রতিবেদন'],
  open: ['Show the reports', 'প্রতিবেদন দেখুন'],
  newest: ['The newest reports', 'সর্বশেষ প্রতিবেদন'],
  close: ['Close', 'বন্ধ করুন'],

  auditIntro: [
    'Who did what, at the counter and by the operator’s commands. Nothing here is ever changed. That you read it is written down too.',
    'কাউন্টারে ও অপারেটরের কমান্ডে কে কী করেছেন। এখানে কিছুই বদলায় না। আপনি যে এটি পড়ছেন তাও লেখা থাকে।',
  ],
  auditCaption: ['What was done', 'যা করা হয়েছে'],
  noAudit: ['Nothing was done that fits', 'এমন কিছু করা হয়নি'],
  noAuditMore: ['Try fewer words or other days.', 'কম শব্দ বা অন্য দিন দিয়ে দেখুন।'],
  filter: ['Filter', 'বাছাই'],
  who: ['Who', 'কে'],
  what: ['What', 'কী'],
  whatHint: ['A part of what was done, or of what it was about', 'কাজের বা বিষয়ের কোনো অংশ'],
  from: ['From', 'থেকে'],
  to: ['To', 'পর্যন্ত'],
  show: ['Show', 'দেখান'],
  all: ['Show all', 'সব দেখান'],
  when: ['When', 'কখন'],
  subject: ['About', 'কী নিয়ে'],
  gone: ['No longer there', 'আর নেই'],
  noName: ['Customer', 'গ্রাহক'],
  details: ['In words', 'বিবরণ'],
});
