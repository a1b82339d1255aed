import * as catalogue from '#contract/catalogue.ts';
import { maxUnits } from '#domain/bag.ts';
import * as home from '#contract/home.ts';
import * as products from '#contract/products.ts';
import * as shelf from '#contract/shelf.ts';
import * as stock from '#contract/stock.ts';
import { activityId, noActivity, sample } from './sample.ts';

export const napaOnWire = {
  Id: '17',
  Name: 'Napa',
  Strength: '500 mg',
  GenericName: 'Paracetamol',
  Type: 'Tablet',
  SupplierName: 'Beximco Pharmaceuticals Ltd.',
  UnitSalePrice: 1.2,
  DiscountPercent: 10,
  Discount: 0.12,
  ImagePath: 'napa.webp',
  Details: '<p>Take with water.</p>',
  Permalink: 'napa-500-mg-tablet',
  NameBn: 'নাপা',
  PackName: 'strip of 10',
  PackPieces: 10,
  Stock: 240,
  IsPrescriptionRequired: false,
  CategoryId: '3',
  CategoryName: 'Fever and pain',
};

export const napa = {
  id: '17',
  name: 'Napa',
  nameBn: 'নাপা',
  strength: '500 mg',
  genericName: 'Paracetamol',
  form: 'Tablet',
  company: 'Beximco Pharmaceuticals Ltd.',
  listPrice: 120,
  discount: 12,
  discountPercent: 10,
  stock: 240,
  pack: { name: 'strip of 10', pieces: 10 },
  isPrescriptionRequired: false,
  image: 'napa.webp',
  details: '<p>Take with water.</p>',
  permalink: 'napa-500-mg-tablet',
  categoryId: '3',
  categoryName: 'Fever and pain',
};

/** A legacy host's fields only, with null and with numbers as text. */
export const bareOnWire = {
  Id: 18,
  Name: 'Seclo',
  Strength: null,
  UnitSalePrice: '7.00',
  DiscountPercent: null,
  Discount: null,
  Details: null,
  Permalink: 'seclo',
};

export const bare = {
  id: '18',
  name: 'Seclo',
  nameBn: '',
  strength: '',
  genericName: '',
  form: '',
  company: '',
  listPrice: 700,
  discount: 0,
  discountPercent: 0,
  stock: 99_999,
  pack: null,
  isPrescriptionRequired: false,
  image: '',
  details: '',
  permalink: 'seclo',
  categoryId: '',
  categoryName: '',
};

const banner = {
  id: 'b1',
  image: 'eid.webp',
  viewport: 'medium' as const,
  link: '/special/offer',
  alt: 'Eid offers',
};

export const productSamples = [
  sample(products.list, {
    wireRequest: {
      filter: [{ field: 'Permalink', value: 'fever-and-pain', operation: 0 }],
      pageNumber: 1,
      pageSize: 24,
    },
    request: {
      filters: [{ field: 'Permalink', value: 'fever-and-pain', operation: 0 }],
      page: 1,
      pageSize: 24,
      sort: 'Popular',
    },
    wireResponse: { Data: [napaOnWire], Total: 60 },
    response: { rows: [napa], total: 60 },
    tolerates: {
      wireRequest: [
        [
          { Filter: [{ Field: 'SubCategoryId', Value: 7, Operation: '0' }], PageNumber: '2' },
          {
            filters: [{ field: 'SubCategoryId', value: '7', operation: 0 }],
            page: 2,
            pageSize: 24,
            sort: 'Popular',
          },
        ],
        [{}, { filters: [], page: 1, pageSize: 24, sort: 'Popular' }],
        [
          { Sort: 'priceascending' },
          { filters: [], page: 1, pageSize: 24, sort: 'PriceAscending' },
        ],
      ],
      wireResponse: [
        [{ Data: [bareOnWire] }, { rows: [bare], total: 1, isCounted: false }],
        [[bareOnWire], { rows: [bare], total: 1 }],
        [
          { Data: null, Total: '0' },
          { rows: [], total: 0 },
        ],
        [null, { rows: [], total: 0 }],
      ],
    },
    refuses: {
      wireRequest: [
        { pageNumber: 0 },
        { pageSize: 101 },
        { pageSize: 1.5 },
        { filter: 'Permalink' },
      ],
      wireResponse: [{ Data: [{ Name: 'no id', UnitSalePrice: 1 }], Total: 1 }, { Data: 'rows' }],
    },
  }),
  sample(products.byCategory, {
    wireRequest: { CategoryId: '3', pageNumber: 2, pageSize: 24 },
    request: { categoryId: '3', page: 2, pageSize: 24 },
    wireResponse: { Data: [napaOnWire], Total: 25, PageNumber: 2, PageSize: 24 },
    response: { rows: [napa], total: 25 },
    tolerates: { wireRequest: [[{ categoryId: 3 }, { categoryId: '3', page: 1, pageSize: 24 }]] },
    refuses: { wireRequest: [{ pageNumber: 1, pageSize: 24 }] },
  }),
  sample(products.byPermalink, {
    wireRequest: { id: 'napa-500-mg-tablet' },
    request: { id: 'napa-500-mg-tablet' },
    wireResponse: {
      ...napaOnWire,
      GenericNameBn: 'প্যারাসিটামল',
      Guidance: [{ Topic: 'Use', Text: 'For fever.', TextBn: 'জ্বরে।' }],
    },
    response: {
      ...napa,
      genericNameBn: 'প্যারাসিটামল',
      guidance: [{ topic: 'Use', text: 'For fever.', textBn: 'জ্বরে।' }],
    },
    tolerates: {
      wireResponse: [
        [bareOnWire, { ...bare, genericNameBn: '', guidance: [] }],
        [
          { ...bareOnWire, Guidance: null },
          { ...bare, genericNameBn: '', guidance: [] },
        ],
        // A discount above the list price, a negative stock, a pack without a count.
        [
          { ...bareOnWire, Discount: 9, Stock: -1, PackName: 'bottle' },
          {
            ...bare,
            genericNameBn: '',
            guidance: [],
            discount: 700,
            stock: 0,
            pack: { name: 'bottle', pieces: 1 },
          },
        ],
        [
          { ...bareOnWire, IsPrescriptionRequired: 'True' },
          { ...bare, genericNameBn: '', guidance: [], isPrescriptionRequired: true },
        ],
      ],
    },
    refuses: {
      wireRequest: [{ id: '' }, {}],
      wireResponse: [null, { ...bareOnWire, UnitSalePrice: null }, { ...bareOnWire, Name: {} }],
    },
  }),
  sample(products.related, {
    wireRequest: { id: '17' },
    request: { id: '17' },
    wireResponse: [napaOnWire],
    response: [napa],
    tolerates: {
      wireResponse: [
        [{ Data: [bareOnWire] }, [bare]],
        [null, []],
      ],
    },
  }),
  sample(shelf.facets, {
    wireRequest: { filter: [{ field: 'Permalink', value: 'fever-and-pain', operation: 0 }] },
    request: { filters: [{ field: 'Permalink', value: 'fever-and-pain', operation: 0 }] },
    wireResponse: {
      Total: 3,
      Types: [{ Name: 'Tablet', Count: 2 }],
      Suppliers: [{ Name: 'ACI Limited', Count: 3 }],
      PrescriptionNeeded: 1,
      WithoutPrescription: 2,
      InStock: 3,
      Discounted: 0,
    },
    response: {
      total: 3,
      forms: [{ name: 'Tablet', count: 2 }],
      companies: [{ name: 'ACI Limited', count: 3 }],
      prescriptionNeeded: 1,
      withoutPrescription: 2,
      inStock: 3,
      discounted: 0,
    },
    tolerates: {
      wireRequest: [[{}, { filters: [] }]],
      wireResponse: [
        [
          { Total: '0', Types: null, Suppliers: null },
          {
            total: 0,
            forms: [],
            companies: [],
            prescriptionNeeded: 0,
            withoutPrescription: 0,
            inStock: 0,
            discounted: 0,
          },
        ],
      ],
    },
    refuses: { wireRequest: [{ filter: 'Type' }], wireResponse: [null] },
  }),
  sample(stock.currentInfo, {
    wireRequest: { productIds: ['17', '18'] },
    request: { productIds: ['17', '18'] },
    wireResponse: [
      {
        Id: '17',
        UnitSalePrice: 1.25,
        Discount: 0.05,
        DiscountPercent: 4,
        MRP: 1.25,
        Stock: 0,
        IsPrescriptionRequired: true,
      },
    ],
    response: [
      {
        id: '17',
        listPrice: 125,
        discount: 5,
        discountPercent: 4,
        stock: 0,
        isPrescriptionRequired: true,
      },
    ],
    tolerates: {
      wireRequest: [[{ ProductIds: [17] }, { productIds: ['17'] }]],
      wireResponse: [
        [
          [{ Id: 18, UnitSalePrice: '7', Discount: null, DiscountPercent: null }],
          [
            {
              id: '18',
              listPrice: 700,
              discount: 0,
              discountPercent: 0,
              stock: 99_999,
              isPrescriptionRequired: false,
            },
          ],
        ],
      ],
    },
    refuses: { wireRequest: [{ productIds: Array.from({ length: 101 }, (_, n) => String(n)) }] },
  }),
  sample(products.search, {
    wireRequest: { PageNumber: 1, PageSize: 50, Query: ['napa', '500'] },
    request: { query: 'napa 500', page: 1, pageSize: 50 },
    wireResponse: [napaOnWire],
    response: [napa],
    tolerates: {
      wireRequest: [
        [{ Query: '  napa   500 ' }, { query: 'napa 500', page: 1, pageSize: 50 }],
        [{ query: ['\u09dc'] }, { query: '\u09a1\u09bc', page: 1, pageSize: 50 }],
        [{}, { query: '', page: 1, pageSize: 50 }],
      ],
      wireResponse: [[{ Data: [bareOnWire], Total: 1 }, [bare]]],
    },
  }),
  sample(products.searches, {
    wireRequest: { PageNumber: 1, PageSize: 50, Query: 'napa 500' },
    request: { query: 'napa 500', page: 1, pageSize: 50 },
    wireResponse: [napaOnWire],
    response: [napa],
    tolerates: {
      wireRequest: [[{ Query: ['napa', '500'] }, { query: 'napa 500', page: 1, pageSize: 50 }]],
    },
  }),
  sample(stock.onDemand, {
    wireRequest: { ProductId: '17', ActivityId: activityId },
    request: { productId: '17', activityId },
    wireResponse: null,
    response: null,
    tolerates: {
      wireRequest: [
        [{ ProductId: 17 }, { productId: '17', activityId: noActivity }],
        [
          { ProductId: '17', ActivityId: '' },
          { productId: '17', activityId: noActivity },
        ],
      ],
      wireResponse: [[{ anything: 1 }, null]],
    },
    refuses: { wireRequest: [{ ActivityId: activityId }] },
  }),
  sample(stock.requestStock, {
    wireRequest: { ProductId: '17', Phone: '01712345678', Quantity: 3 },
    request: { productId: '17', phone: '01712345678', quantity: 3 },
    wireResponse: null,
    response: null,
    tolerates: {
      wireRequest: [
        [
          { ProductId: 17, Phone: '01712345678', Quantity: '3' },
          { productId: '17', phone: '01712345678', quantity: 3 },
        ],
      ],
    },
    refuses: {
      wireRequest: [
        { ProductId: '17', Phone: '01712345678', Quantity: 'three' },
        { ProductId: '17', Phone: '01712345678' },
      ],
    },
  }),
  sample(home.get, {
    wireRequest: {},
    request: {},
    wireResponse: {
      categories: [
        {
          id: '3',
          name: 'Fever and pain',
          NameBn: 'জ্বর ও ব্যথা',
          image: 'fever.webp',
          permalink: 'fever',
        },
      ],
      subCategories: [{ id: '31', name: 'Fever', image: 'f.webp', rank: 1, parentId: '3' }],
      banners: [{ ...banner, AltBn: 'ঈদের অফার' }],
      notices: [{ text: 'Order before 1:10 PM', TextBn: 'দুপুর ১টা ১০ মিনিটের আগে অর্ডার করুন' }],
      categoryBanners: [{ type: 'inline', categoryId: '3', gap: 8, items: [banner] }],
      productRows: [{ categoryId: '3', products: [napaOnWire], banners: [banner] }],
      resortBanners: [banner],
      movedCategories: [{ id: '4', permalink: 'pain', to: '3' }],
      movedSubCategories: [{ id: '32', to: '31' }],
    },
    response: {
      categories: [
        {
          id: '3',
          name: 'Fever and pain',
          nameBn: 'জ্বর ও ব্যথা',
          image: 'fever.webp',
          permalink: 'fever',
        },
      ],
      subCategories: [
        { id: '31', name: 'Fever', nameBn: '', image: 'f.webp', rank: 1, parentId: '3' },
      ],
      banners: [{ ...banner, altBn: 'ঈদের অফার' }],
      notices: [{ text: 'Order before 1:10 PM', textBn: 'দুপুর ১টা ১০ মিনিটের আগে অর্ডার করুন' }],
      bannerSets: [
        { layout: 'inline', categoryId: '3', gap: 8, banners: [{ ...banner, altBn: '' }] },
      ],
      rows: [{ categoryId: '3', products: [napa], banners: [{ ...banner, altBn: '' }] }],
      resortBanners: [{ ...banner, altBn: '' }],
      moved: {
        categories: [{ id: '4', permalink: 'pain', to: '3' }],
        subCategories: [{ id: '32', to: '31' }],
      },
    },
    tolerates: {
      wireResponse: [
        [
          {
            notices: ['Closed on Friday'],
            banners: [{ id: 1, image: 'x.webp', viewport: 'LARGE', alt: null }],
            categoryBanners: [{ type: 'mosaic', categoryId: 3, items: null }],
            productRows: [{ categoryId: 3, products: [bareOnWire] }],
          },
          {
            categories: [],
            subCategories: [],
            banners: [
              { id: '1', image: 'x.webp', viewport: 'large', link: '', alt: '', altBn: '' },
            ],
            notices: [{ text: 'Closed on Friday', textBn: '' }],
            bannerSets: [{ layout: 'slider', categoryId: '3', gap: 0, banners: [] }],
            rows: [{ categoryId: '3', products: [{ ...bare, stock: 999_999 }], banners: [] }],
            resortBanners: [],
            moved: { categories: [], subCategories: [] },
          },
        ],
      ],
    },
  }),
  sample(catalogue.snapshot, {
    wireRequest: { since: 'a1b2-41', after: '' },
    request: { since: 'a1b2-41', after: '' },
    wireResponse: {
      Version: 'a1b2-42',
      Since: 'a1b2-41',
      Next: '',
      Products: {
        Id: [17, 1],
        UnitSalePrice: { Words: [1.2, 7], Rows: 'ZZ', Far: [] },
        Discount: { Words: [0.12, 0], Rows: 'ZZ', Far: [] },
        DiscountPercent: { Words: [10, 0], Rows: 'ZZ', Far: [] },
        IsInStock: { Words: [1, 0], Rows: 'ZZ', Far: [] },
        Popularity: { Words: [3, 0], Rows: 'ZZ', Far: [] },
        Name: { Words: ['Napa', 'Seclo'], Rows: 'ZZ', Far: [] },
        NameBn: { Words: ['নাপা', ''], Rows: 'ZZ', Far: [] },
        Strength: { Words: ['500 mg', ''], Rows: 'ZZ', Far: [] },
        GenericName: { Words: ['Paracetamol', ''], Rows: 'ZZ', Far: [] },
        Type: { Words: ['Tablet', ''], Rows: 'ZZ', Far: [] },
        SupplierName: { Words: ['Beximco Pharmaceuticals Ltd.', ''], Rows: 'ZZ', Far: [] },
        PackName: { Words: ['strip of 10', ''], Rows: 'ZZ', Far: [] },
        PackPieces: { Words: [10, 0], Rows: 'ZZ', Far: [] },
        IsPrescriptionRequired: { Words: [0], Rows: 'Z#', Far: [] },
        ImagePath: { Words: ['*', ''], Rows: 'ZZ', Far: [] },
        Permalink: { Words: ['*'], Rows: 'Z#', Far: [] },
        CategoryId: { Words: ['3', ''], Rows: 'ZZ', Far: [] },
        CategoryName: { Words: ['Fever and pain', ''], Rows: 'ZZ', Far: [] },
        SubCategoryId: { Words: ['', '31'], Rows: 'ZZ', Far: [] },
        SearchWords: { Words: ['fever|pain', ''], Rows: 'ZZ', Far: [] },
        Rank: [1, 1],
      },
      Prices: {
        Id: [19],
        UnitSalePrice: { Words: [8], Rows: 'Z', Far: [] },
        Discount: { Words: [0], Rows: 'Z', Far: [] },
        DiscountPercent: { Words: [0], Rows: 'Z', Far: [] },
        IsInStock: { Words: [1], Rows: 'Z', Far: [] },
        Popularity: { Words: [0], Rows: 'Z', Far: [] },
      },
      Removed: ['9'],
      Digest: 'x',
    },
    response: {
      version: 'a1b2-42',
      since: 'a1b2-41',
      next: '',
      products: [
        {
          ...napa,
          image: 'napa-500-mg-tablet.webp',
          stock: maxUnits,
          details: '',
          subCategoryId: '',
          searchWords: 'fever|pain',
          rank: 1,
          popularity: 3,
        },
        { ...bare, stock: 0, subCategoryId: '31', searchWords: '', rank: 2, popularity: 0 },
      ],
      prices: [
        {
          id: '19',
          listPrice: 800,
          discount: 0,
          discountPercent: 0,
          stock: maxUnits,
          popularity: 0,
        },
      ],
      removed: ['9'],
    },
    tolerates: { wireRequest: [[{}, { since: '', after: '' }]] },
    refuses: {
      wireResponse: [
        null,
        { Version: 'a1b2-42', Since: '', Next: '', Products: {}, Prices: {}, Removed: [] },
      ],
    },
  }),
];
