import * as addresses from '#contract/addresses.ts';
import { latest, latestByPost } from '#contract/latest-address.ts';
import * as capabilities from '#contract/capabilities.ts';
import * as devices from '#contract/devices.ts';
import * as errorLog from '#contract/error-log.ts';
import * as grants from '#contract/grants.ts';
import * as handOver from '#contract/hand-over.ts';
import * as prescriptions from '#contract/prescriptions.ts';
import * as requestQuotes from '#contract/request-quotes.ts';
import * as requests from '#contract/requests.ts';
import { activityId, noActivity, sample } from './sample.ts';

/** The response with the submissions that have arrived. */
const received = {
  wireRequest: { Ids: ['0d8a8f0e-7e3b-4b8e-9a55-3f3d5d1f3a11'] },
  request: { submissionIds: ['0d8a8f0e-7e3b-4b8e-9a55-3f3d5d1f3a11'] },
  wireResponse: [
    {
      LetterId: '0d8a8f0e-7e3b-4b8e-9a55-3f3d5d1f3a11',
      Id: '91',
      OrderNo: 'R-1234',
      ReceivedAt: '2026-03-01T06:00:00.000Z',
    },
  ],
  response: [
    {
      submissionId: '0d8a8f0e-7e3b-4b8e-9a55-3f3d5d1f3a11',
      id: '91',
      orderNo: 'R-1234',
      receivedAt: '2026-03-01T06:00:00.000Z',
    },
  ],
  refuses: { wireRequest: [{}, { Ids: 'all' }] },
};

/** The fields of a request without a quote, or from a host that does not support quotes. */
const notQuoted = {
  goods: null,
  deliveryCharge: null,
  version: 0,
  canBeAccepted: false,
  destination: '',
  placed: null,
};

const quotedOnWire = {
  Id: '92',
  OrderNo: 'R-1235',
  Remarks: '',
  Status: 'Confirmed',
  CreatedAt: '2026-03-01T06:00:00.000Z',
  TotalAmount: 92,
  Note: '',
  GoodsAmount: 12,
  ShippingCharge: 80,
  Version: 3,
  CanAccept: false,
  Destination: 'Rahima Khatun, House 7, Mirpur, Dhaka City',
  PlacedId: 'o1',
  PlacedNo: 'N-1001',
};

const quotedRequest = {
  id: '92',
  orderNo: 'R-1235',
  remarks: '',
  status: 'Confirmed',
  createdAt: '2026-03-01T06:00:00.000Z',
  total: 92_00,
  note: '',
  goods: 12_00,
  deliveryCharge: 80_00,
  version: 3,
  canBeAccepted: false,
  destination: 'Rahima Khatun, House 7, Mirpur, Dhaka City',
  placed: { id: 'o1', orderNo: 'N-1001' },
};

const offeredOnWire = {
  Name: 'Napa',
  Strength: '500 mg',
  Quantity: 10,
  UnitPrice: 1.2,
  Available: 8,
  IsAdded: true,
  ProductId: '17',
  ProductName: 'Ace',
  ProductNameBn: 'এইস',
  ProductStrength: '500 mg',
  Company: 'Square',
  ImagePath: 'ace.webp',
  Permalink: 'ace-500',
  IsSubstitute: true,
};

const offered = {
  name: 'Napa',
  strength: '500 mg',
  quantity: 10,
  unitPrice: 120,
  available: 8,
  isAdded: true,
  offer: {
    productId: '17',
    name: 'Ace',
    nameBn: 'এইস',
    strength: '500 mg',
    company: 'Square',
    image: 'ace.webp',
    permalink: 'ace-500',
    isSubstitute: true,
  },
};

export const addressOnWire = {
  receiverName: 'Rahima Khatun',
  receiverPhone: '01712345678',
  customerPhone: '01812345678',
  divisionId: '3',
  division: 'Dhaka',
  districtId: '26',
  district: 'Dhaka City',
  areaId: '501',
  area: 'Mirpur',
  address: 'House 7, Road 2',
  maxAmount: 2000,
  minChargeAmount: 40,
  chargeAmount: 80,
  divisionBn: 'ঢাকা',
  districtBn: 'ঢাকা শহর',
  areaBn: 'মিরপুর',
};

export const address = {
  receiverName: 'Rahima Khatun',
  receiverPhone: '01712345678',
  customerPhone: '01812345678',
  division: { id: '3', name: 'Dhaka', nameBn: 'ঢাকা', charge: null },
  district: {
    id: '26',
    name: 'Dhaka City',
    nameBn: 'ঢাকা শহর',
    charge: { standard: 8_000, threshold: 200_000, reduced: 4_000 },
  },
  area: { id: '501', name: 'Mirpur', nameBn: 'মিরপুর', charge: null },
  address: 'House 7, Road 2',
};

const picture = new Blob(['%PDF-1.4'], { type: 'application/pdf' });

const placeResponses = {
  wireResponse: [['Dhaka', '3', null, null, null, 'ঢাকা']] as [
    string,
    string,
    number | null,
    number | null,
    number | null,
    string,
  ][],
  response: [{ id: '3', name: 'Dhaka', nameBn: 'ঢাকা', charge: null }],
};

const charged = {
  id: '26',
  name: 'Dhaka City',
  nameBn: '',
  charge: { standard: 8_000, threshold: 200_000, reduced: 0 },
};

const latestOnWire = {
  ReceiverPhone: '01712345678',
  ReceiverName: 'Rahima Khatun',
  DivisionId: '3',
  DivisionName: 'Dhaka',
  DistrictId: '26',
  DistrictName: 'Dhaka City',
  AreaId: '501',
  AreaName: 'Mirpur',
  Address: 'House 7, Road 2',
  ChargeAmount: 80,
  MaxAmount: 2000,
  MinChargeAmount: 40,
  DivisionNameBn: 'ঢাকা',
  DistrictNameBn: 'ঢাকা শহর',
  AreaNameBn: 'মিরপুর',
};

const latestResponses = {
  wireRequest: {},
  request: {},
  wireResponse: latestOnWire,
  response: { ...address, customerPhone: '' },
  tolerates: {
    wireResponse: [
      [null, null],
      [{ IsError: false, Id: null, Msg: '' }, null],
      [
        {
          ...latestOnWire,
          DivisionId: 3,
          DistrictId: 26,
          AreaId: 0,
          ChargeAmount: null,
          AreaName: null,
        },
        {
          ...address,
          customerPhone: '',
          district: { ...address.district, charge: null },
          area: null,
        },
      ],
    ] as const,
  },
};

export const requestSamples = [
  sample(handOver.enter, {
    wireRequest: { Text: 'HO1:AAAA' },
    request: { text: 'HO1:AAAA' },
    wireResponse: { Kind: 'order', OrderNo: 'N-1001', IsNew: true },
    response: { kind: 'order', orderNo: 'N-1001', isNew: true },
    refuses: { wireRequest: [{ Text: 'A'.repeat(60_001) }], wireResponse: [{ Kind: 'review' }] },
  }),
  sample(requests.add, {
    wireRequest: {
      TotalItem: 2,
      TotalQuantity: 12,
      Items: [
        { Name: 'Seclo', Strength: '20 mg', Quantity: 2, Position: 2 },
        { Name: 'Napa', Strength: '500 mg', Quantity: 10, Position: 1 },
      ],
      ImgId: ['p1'],
      ActivityId: activityId,
      Remarks: 'Please call after 5',
      address: addressOnWire,
    },
    request: {
      lines: [
        { name: 'Napa', strength: '500 mg', quantity: 10 },
        { name: 'Seclo', strength: '20 mg', quantity: 2 },
      ],
      prescriptionIds: ['p1'],
      activityId,
      remarks: 'Please call after 5',
      address,
    },
    wireResponse: { Id: '91', OrderNo: 'R-1234' },
    response: { id: '91', orderNo: 'R-1234' },
    tolerates: {
      wireRequest: [
        // The profile's version: no address, no rows, a prescription (customer-area-91).
        [
          { TotalItem: 0, TotalQuantity: 0, Items: null, ImgId: [7], Remarks: null },
          {
            lines: [],
            prescriptionIds: ['7'],
            activityId: noActivity,
            remarks: '',
            address: null,
          },
        ],
      ],
      wireResponse: [
        [
          { IsError: false, Id: 0, Msg: 'Saved' },
          { id: '', orderNo: '' },
        ],
        [null, { id: '', orderNo: '' }],
        [91, { id: '91', orderNo: '' }],
      ],
    },
    refuses: {
      wireRequest: [
        { Items: [{ Name: 'Napa', Strength: '', Quantity: 1.5, Position: 1 }] },
        { Items: [], ImgId: [''] },
        {
          Items: Array.from({ length: 101 }, (_, n) => ({
            Name: 'Napa',
            Strength: '500 mg',
            Quantity: 1,
            Position: n + 1,
          })),
        },
      ],
    },
  }),
  sample(requests.list, {
    wireRequest: { pageNumber: 1, pageSize: 5 },
    request: { page: 1, pageSize: 5, isDescending: false },
    wireResponse: {
      Data: [
        {
          Id: '91',
          OrderNo: 'R-1234',
          Remarks: 'Please call after 5',
          Status: 'Pending',
          CreatedAt: '2026-03-01T06:00:00.000Z',
          TotalAmount: 520.5,
          Note: 'Today after 5',
        },
        quotedOnWire,
      ],
      Total: 2,
    },
    response: {
      rows: [
        {
          id: '91',
          orderNo: 'R-1234',
          remarks: 'Please call after 5',
          status: 'Pending',
          createdAt: '2026-03-01T06:00:00.000Z',
          total: 520_50,
          note: 'Today after 5',
          ...notQuoted,
        },
        quotedRequest,
      ],
      total: 2,
    },
    tolerates: {
      wireRequest: [
        [
          { PageNumber: '3', PageSize: '5', isDescending: 'true' },
          { page: 3, pageSize: 5, isDescending: true },
        ],
      ],
      wireResponse: [
        [
          { Data: [{ Id: 91, CreatedAt: '2026-03-01 12:00:00+06:00' }] },
          {
            rows: [
              {
                id: '91',
                orderNo: '',
                remarks: '',
                status: '',
                createdAt: '2026-03-01T06:00:00.000Z',
                total: null,
                note: '',
                ...notQuoted,
              },
            ],
            total: 1,
            isCounted: false,
          },
        ],
      ],
    },
    refuses: { wireResponse: [{ Data: [{ Id: '91', CreatedAt: 'soon' }] }] },
  }),
  sample(requests.items, {
    wireRequest: { id: '91' },
    request: { id: '91' },
    wireResponse: [
      { Name: 'Napa', Strength: '500 mg', Quantity: 10, UnitPrice: 1.2 },
      offeredOnWire,
    ],
    response: [
      {
        name: 'Napa',
        strength: '500 mg',
        quantity: 10,
        unitPrice: 120,
        available: 0,
        isAdded: false,
        offer: null,
      },
      offered,
    ],
    tolerates: {
      wireResponse: [
        [
          { Data: [{ Name: 'Napa', Quantity: '10' }] },
          [
            {
              name: 'Napa',
              strength: '',
              quantity: 10,
              unitPrice: null,
              available: 0,
              isAdded: false,
              offer: null,
            },
          ],
        ],
      ],
    },
  }),
  sample(requests.prescriptions, {
    wireRequest: { id: '91' },
    request: { id: '91' },
    wireResponse: [{ Id: 'p1', FilePath: 'ProductOrderArea/Prescription/File/p1' }],
    response: [
      {
        id: 'p1',
        filePath: 'ProductOrderArea/Prescription/File/p1',
        createdAt: '',
        nthOfMinute: 1,
      },
    ],
    tolerates: {
      wireResponse: [
        [[{ Id: 5, FilePath: null }], [{ id: '5', filePath: '', createdAt: '', nthOfMinute: 1 }]],
      ],
    },
  }),
  sample(requestQuotes.guestQuote, {
    wireRequest: { Key: '0d8a8f0e-7e3b-4b8e-9a55-3f3d5d1f3a11' },
    request: { key: '0d8a8f0e-7e3b-4b8e-9a55-3f3d5d1f3a11' },
    wireResponse: { Request: quotedOnWire, Items: [offeredOnWire] },
    response: { request: quotedRequest, items: [offered] },
    refuses: { wireRequest: [{}, { Key: '' }] },
  }),
  sample(requestQuotes.accept, {
    wireRequest: { Id: '92', Key: '', Version: 3, PaymentMethod: 'PAY_NOW' },
    request: { id: '92', key: '', version: 3, paymentMethod: 'PAY_NOW', agreed: null },
    wireResponse: { Id: 'o1', OrderNo: 'N-1001', AccessKey: 'key' },
    response: { id: 'o1', orderNo: 'N-1001', accessKey: 'key' },
    tolerates: {
      wireRequest: [
        [
          { Id: 92, Version: '3', TotalAmount: 12, ShippingCharge: 80, PayableAmount: '92' },
          {
            id: '92',
            key: '',
            version: 3,
            paymentMethod: 'CASH_ON_DELIVERY',
            agreed: {
              total: 1200,
              deliveryCharge: 8e3,
              payable: 9200,
            },
          },
        ],
      ],
    },
    refuses: { wireRequest: [{ Id: '92' }, { Version: 3 }] },
  }),
  sample(requestQuotes.decline, {
    wireRequest: { Id: '92', Key: '', Version: 3, Reason: 'Too dear' },
    request: { id: '92', key: '', version: 3, reason: 'Too dear' },
    wireResponse: null,
    response: null,
    refuses: { wireRequest: [{ Id: '92' }] },
  }),
  sample(requests.status, received),
  sample(requests.takeBack, received),
  sample(prescriptions.upload, {
    wireRequest: { Img: picture, From: 'Upload Prescription', Description: '', activityId },
    request: { from: 'Upload Prescription', description: '', activityId },
    wireResponse: { Id: 'p1' },
    response: 'p1',
    tolerates: {
      wireRequest: [[{}, { from: '', description: '', activityId: noActivity }]],
      wireResponse: [
        [{ IsError: false, Id: 7, Msg: '' }, '7'],
        [{ IsError: false, Id: 0, Msg: '', Data: { Id: 7 } }, '7'],
        [{ IsError: false, Id: null, Msg: '', Data: 'p1' }, 'p1'],
      ],
    },
    refuses: {
      wireResponse: [
        { IsError: false, Id: null, Msg: '' },
        { IsError: false, Id: '' },
      ],
    },
  }),
  sample(prescriptions.anonymousRemove, {
    wireRequest: { id: 'p1', ActivityId: activityId },
    request: { id: 'p1', activityId },
    wireResponse: null,
    response: null,
    tolerates: { wireRequest: [[{ id: 'p1' }, { id: 'p1', activityId: noActivity }]] },
    refuses: { wireRequest: [{ ActivityId: activityId }] },
  }),
  sample(prescriptions.list, {
    wireRequest: {},
    request: {},
    wireResponse: [
      { Id: 'p1', FilePath: 'p1.jpg', CreatedAt: '2026-11-05T07:10:00.000Z', NthOfMinute: 2 },
    ],
    response: [
      { id: 'p1', filePath: 'p1.jpg', createdAt: '2026-11-05T07:10:00.000Z', nthOfMinute: 2 },
    ],
    tolerates: {
      wireResponse: [
        [null, []],
        [
          [{ Id: 'p1', FilePath: 'p1.jpg' }],
          [{ id: 'p1', filePath: 'p1.jpg', createdAt: '', nthOfMinute: 1 }],
        ],
      ],
    },
  }),
  sample(prescriptions.remove, {
    wireRequest: { id: 'p1' },
    request: { id: 'p1' },
    wireResponse: null,
    response: null,
  }),
  sample(prescriptions.byOrder, {
    wireRequest: { id: '55' },
    request: { id: '55' },
    wireResponse: [{ Id: 'p1', FilePath: 'p1.jpg' }],
    response: [{ id: 'p1', filePath: 'p1.jpg', createdAt: '', nthOfMinute: 1 }],
  }),
  sample(prescriptions.addToOrder, {
    wireRequest: { Prescriptions: ['p1', 'p2'], OrderId: '55', ActivityId: activityId },
    request: { prescriptionIds: ['p1', 'p2'], orderId: '55', activityId },
    wireResponse: null,
    response: null,
    tolerates: {
      wireRequest: [
        [
          { Prescriptions: [1], OrderId: 55 },
          { prescriptionIds: ['1'], orderId: '55', activityId: noActivity },
        ],
      ],
    },
    refuses: { wireRequest: [{ OrderId: '55' }] },
  }),
  sample(addresses.provinces, {
    wireRequest: { PageNumber: 1, PageSize: 1000, filter: [] },
    request: { page: 1, pageSize: 1000, filters: [] },
    ...placeResponses,
    tolerates: {
      wireRequest: [[{}, { page: 1, pageSize: 1000, filters: [] }]],
      wireResponse: [
        [[['Dhaka', 3]], [{ id: '3', name: 'Dhaka', nameBn: '', charge: null }]],
        [{ Data: [['Dhaka', '3']] }, [{ id: '3', name: 'Dhaka', nameBn: '', charge: null }]],
      ],
    },
    refuses: { wireRequest: [{ PageSize: 1001 }], wireResponse: [[['Dhaka']]] },
  }),
  sample(addresses.districts, {
    wireRequest: {
      PageNumber: 1,
      PageSize: 1000,
      filter: [{ Operation: 0, field: 'ProvinceId', value: '3' }],
    },
    request: {
      page: 1,
      pageSize: 1000,
      filters: [{ field: 'ProvinceId', value: '3', operation: 0 }],
    },
    wireResponse: [['Dhaka City', '26', 80, 2000, 0, '']],
    response: [charged],
    tolerates: {
      wireResponse: [
        [[{ Name: 'Dhaka City', Id: 26, Charge: '80', MaxAmount: 2000 }], [charged]],
        [
          [{ name: 'Dhaka City', id: '26', chargeAmount: 80, maxAmount: 2000, minChargeAmount: 0 }],
          [charged],
        ],
        [[['Dhaka City', '26', '80', '2000', null]], [charged]],
      ],
    },
  }),
  sample(addresses.upazilas, {
    wireRequest: {
      PageNumber: 1,
      PageSize: 1000,
      filter: [
        { Operation: 0, field: 'DistrictId', value: '26' },
        { Operation: 0, field: 'ProvinceId', value: '3' },
      ],
    },
    request: {
      page: 1,
      pageSize: 1000,
      filters: [
        { field: 'DistrictId', value: '26', operation: 0 },
        { field: 'ProvinceId', value: '3', operation: 0 },
      ],
    },
    ...placeResponses,
    tolerates: {
      wireRequest: [
        [
          { filter: [{ operation: 0, Field: 'DistrictId', value: 26 }] },
          {
            page: 1,
            pageSize: 1000,
            filters: [{ field: 'DistrictId', value: '26', operation: 0 }],
          },
        ],
      ],
    },
  }),
  sample(latest, latestResponses),
  sample(latestByPost, latestResponses),
  sample(addresses.cascade, {
    wireRequest: {},
    request: {},
    wireResponse: {
      Provinces: placeResponses.wireResponse,
      Districts: { '3': [['Dhaka City', '26', 80, 2000, 0, '']] },
      Upazilas: { '26': [['Mirpur', '501', null, null, null, 'মিরপুর']] },
    },
    response: {
      divisions: placeResponses.response,
      districts: { '3': [charged] },
      areas: { '26': [address.area] },
    },
    tolerates: {
      wireResponse: [
        [
          { Provinces: [], Districts: null },
          { divisions: [], districts: {}, areas: {} },
        ],
      ],
    },
  }),
  sample(devices.set, {
    wireRequest: {
      AppName: 'Nirog',
      Language: 'bn',
      Platform: 'Android',
      UserAgent: 'Mozilla/5.0',
    },
    request: { appName: 'Nirog', language: 'bn', platform: 'Android', userAgent: 'Mozilla/5.0' },
    wireResponse: { Id: 'd1' },
    response: 'd1',
    tolerates: { wireResponse: [[{ IsError: false, Id: null, Msg: '', Data: 12 }, '12']] },
  }),
  sample(devices.activity, {
    wireRequest: { deviceId: 'd1' },
    request: { deviceId: 'd1' },
    wireResponse: { Id: activityId },
    response: activityId,
    refuses: { wireRequest: [{}] },
  }),
  sample(grants.renew, {
    wireRequest: { ActivityId: activityId, WalletKey: 'MFkw' },
    request: { activityId, walletKey: 'MFkw' },
    tolerates: { wireRequest: [[{ ActivityId: activityId }, { activityId, walletKey: '' }]] },
    wireResponse: { Grant: 'g-256-bits', ExpiresAt: '2026-03-31T06:00:00.000Z' },
    response: { grant: 'g-256-bits', expiresAt: '2026-03-31T06:00:00.000Z' },
    refuses: { wireResponse: [null, { Grant: '', ExpiresAt: '2026-03-31T06:00:00.000Z' }] },
  }),
  sample(capabilities.get, {
    wireRequest: {},
    request: {},
    wireResponse: {
      Calls: ['home.get', 'requests.status'],
      IdempotencyKeys: true,
      PaymentGateway: false,
    },
    response: { calls: ['home.get', 'requests.status'], keepsKeys: true, takesPayment: false },
    tolerates: {
      wireResponse: [[{}, { calls: [], keepsKeys: false, takesPayment: false }]],
    },
  }),
  sample(errorLog.add, {
    wireRequest: {
      Url: '/checkout',
      Phone: '',
      Data: '{"status":500}',
      SnapshotString: '',
      SessionId: 's1',
      CustomerId: '7',
      Message: 'Unexpected Error',
      ActivityId: activityId,
      Remarks: 'orders.place',
    },
    request: {
      url: '/checkout',
      phone: '',
      content: '{"status":500}',
      snapshot: '',
      sessionId: 's1',
      customerId: '7',
      message: 'Unexpected Error',
      activityId,
      remarks: 'orders.place',
    },
    wireResponse: null,
    response: null,
  }),
];
