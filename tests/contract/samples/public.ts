import * as branches from '#contract/branches.ts';
import * as comments from '#contract/comments.ts';
import * as contact from '#contract/contact.ts';
import * as gallery from '#contract/gallery.ts';
import * as offers from '#contract/offers.ts';
import * as reviews from '#contract/reviews.ts';
import * as shop from '#contract/shop.ts';
import { datedShop } from '#tests/builders/shop.ts';
import { activityId, noActivity, sample } from './sample.ts';

const reviewOnWire = {
  Id: 'r1',
  Customer: 'Rahima',
  Content: 'Quick and polite',
  CreatedAt: '2026-03-01T06:00:00.000Z',
  Answer: 'Thank you',
};

const review = {
  id: 'r1',
  customer: 'Rahima',
  content: 'Quick and polite',
  createdAt: '2026-03-01T06:00:00.000Z',
  answer: 'Thank you',
};

const chair = {
  name: { en: 'Rokeya Sultana', bn: 'রোকেয়া সুলতানা' },
  role: { en: 'Chairperson', bn: 'চেয়ারপারসন' },
  image: 'director-rokeya-sultana.webp',
};

const branchResponses = {
  wireResponse: {
    Data: [
      {
        Id: '1',
        Name: 'Mirpur',
        Mobile: '01712345678',
        Location: 'Mirpur 10, Dhaka',
        Lat: 23.8069,
        Lng: 90.3687,
        NameBn: 'মিরপুর',
        LocationBn: 'মিরপুর ১০, ঢাকা',
      },
    ],
    Total: 1,
  },
  response: {
    rows: [
      {
        id: '1',
        name: 'Mirpur',
        nameBn: 'মিরপুর',
        mobile: '01712345678',
        location: 'Mirpur 10, Dhaka',
        locationBn: 'মিরপুর ১০, ঢাকা',
        lat: 23.8069,
        lng: 90.3687,
      },
    ],
    total: 1,
  },
};

const offerOnWire = {
  Icon: 'eid.webp',
  ContentHeader: 'Eid offer',
  Content: '20 taka back',
  ContentHeaderBn: 'ঈদের অফার',
  ContentBn: '২০ টাকা ফেরত',
  CouponCode: 'EID20',
};

const offer = {
  icon: 'eid.webp',
  title: 'Eid offer',
  titleBn: 'ঈদের অফার',
  content: '20 taka back',
  contentBn: '২০ টাকা ফেরত',
  couponCode: 'EID20',
};

export const publicSamples = [
  sample(reviews.list, {
    wireRequest: { pageNumber: 1, pageSize: 5, isDescending: true },
    request: { page: 1, pageSize: 5, isDescending: true },
    wireResponse: { Data: [reviewOnWire], Total: 12 },
    response: { rows: [review], total: 12 },
    tolerates: {
      wireResponse: [
        [
          { Data: [{ Content: 'Good' }], Total: '1' },
          {
            rows: [{ id: '', customer: '', content: 'Good', createdAt: null, answer: '' }],
            total: 1,
          },
        ],
      ],
    },
  }),
  sample(reviews.add, {
    wireRequest: { Content: 'Quick and polite', ActivityId: activityId },
    request: { content: 'Quick and polite', activityId },
    wireResponse: null,
    response: null,
    tolerates: {
      wireRequest: [[{ Content: 'Good' }, { content: 'Good', activityId: noActivity }]],
    },
  }),
  sample(comments.byProduct, {
    wireRequest: {
      filter: [{ field: 'ProductId', value: '17', operation: 0 }],
      pageNumber: 1,
      pageSize: 5,
    },
    request: {
      filters: [{ field: 'ProductId', value: '17', operation: 0 }],
      page: 1,
      pageSize: 5,
    },
    wireResponse: { Data: [reviewOnWire], Total: 1 },
    response: { rows: [review], total: 1 },
    tolerates: {
      wireResponse: [
        // null is shown as Customer (catalogue-73); a host may send an object.
        [
          {
            Data: [
              { Customer: null, Content: 'A' },
              { Customer: { Name: 'Karim' }, Content: 'B' },
            ],
          },
          {
            rows: [
              { id: '', customer: '', content: 'A', createdAt: null, answer: '' },
              { id: '', customer: 'Karim', content: 'B', createdAt: null, answer: '' },
            ],
            total: 2,
            isCounted: false,
          },
        ],
      ],
    },
  }),
  sample(comments.add, {
    wireRequest: { ProductId: '17', Content: 'Quick and polite' },
    request: { productId: '17', content: 'Quick and polite' },
    wireResponse: reviewOnWire,
    response: review,
  }),
  sample(contact.add, {
    wireRequest: {
      Name: 'Rahima',
      Mobile: '01712345678',
      Email: '',
      Massege: 'Do you have insulin?',
      ActivityId: activityId,
    },
    request: {
      name: 'Rahima',
      phone: '01712345678',
      email: '',
      message: 'Do you have insulin?',
      activityId,
    },
    wireResponse: null,
    response: null,
    tolerates: {
      wireRequest: [
        [
          { Name: 'Rahima', Mobile: 1712345678, Massege: 'Hi' },
          { name: 'Rahima', phone: '1712345678', email: '', message: 'Hi', activityId: noActivity },
        ],
      ],
    },
  }),
  sample(gallery.list, {
    wireRequest: { pageNumber: 1, pageSize: 5, isDescending: true },
    request: { page: 1, pageSize: 5, isDescending: true },
    wireResponse: {
      Data: [{ Id: 'g1', Name: 'Our shop', ImagePath: 'shop.webp', NameBn: '' }],
      Total: 9,
    },
    response: { rows: [{ id: 'g1', name: 'Our shop', nameBn: '', image: 'shop.webp' }], total: 9 },
  }),
  sample(shop.directors, {
    wireRequest: {},
    request: {},
    wireResponse: { rows: [chair] },
    response: { rows: [chair] },
  }),
  sample(branches.list, {
    wireRequest: { pageNumber: 1, pageSize: 1000 },
    request: { page: 1, pageSize: 1000, isDescending: false },
    ...branchResponses,
    tolerates: {
      wireResponse: [
        [
          { Data: [{ Id: 1, Name: 'Mirpur', Lat: '23.8', Lng: '90.3' }] },
          {
            rows: [
              {
                id: '1',
                name: 'Mirpur',
                nameBn: '',
                mobile: '',
                location: '',
                locationBn: '',
                lat: 23.8,
                lng: 90.3,
              },
            ],
            total: 1,
            isCounted: false,
          },
        ],
      ],
    },
  }),
  sample(branches.listByPost, {
    wireRequest: { filter: [], pageNumber: 1, pageSize: 1000 },
    request: { filters: [], page: 1, pageSize: 1000 },
    ...branchResponses,
  }),
  sample(offers.list, {
    wireRequest: {},
    request: {},
    wireResponse: [offerOnWire],
    response: [offer],
    tolerates: {
      wireResponse: [
        [
          { Data: [{ Icon: null, ContentHeader: 'Eid', Content: null }] },
          [{ icon: '', title: 'Eid', titleBn: '', content: '', contentBn: '', couponCode: '' }],
        ],
      ],
    },
  }),
  sample(offers.order, {
    wireRequest: {},
    request: {},
    wireResponse: [{ ...offerOnWire, OfferType: 'CASHBACK', LeastAmount: 500, Discount: 20 }],
    response: [{ ...offer, type: 'CASHBACK', leastAmount: 50_000, discount: 2_000 }],
  }),
  sample(shop.page, {
    wireRequest: { name: 'about' },
    request: { name: 'about' },
    wireResponse: { text: { en: 'Since 1990.', bn: '' } },
    response: { text: { en: 'Since 1990.', bn: '' } },
  }),
  sample(shop.get, {
    wireRequest: {},
    request: {},
    wireResponse: datedShop(),
    response: datedShop(),
  }),
];
