import * as complaints from '#contract/complaints.ts';
import * as coupons from '#contract/coupons.ts';
import * as notifications from '#contract/notifications.ts';
import * as orders from '#contract/orders.ts';
import * as payments from '#contract/payments.ts';
import * as profile from '#contract/profile.ts';
import * as account from '#contract/account.ts';
import * as signIn from '#contract/sign-in.ts';
import { address, addressOnWire } from './requests.ts';
import { activityId, noActivity, sample } from './sample.ts';

const customerOnWire = {
  Id: '7',
  Name: 'Rahima Khatun',
  datacontent: 'token-of-256-bits',
  Icon: 'rahima.webp',
  Email: 'rahima@example.com',
  Phone: '01712345678',
};

const customer = {
  id: '7',
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  phone: '01712345678',
  image: 'rahima.webp',
  token: 'token-of-256-bits',
};

const sendsCode = {
  wireRequest: { Phone: '01712345678', ActivityId: activityId },
  request: { phone: '01712345678', activityId },
  wireResponse: { Id: 'c1' },
  response: 'c1',
  tolerates: {
    wireRequest: [
      [{ Phone: '01712345678' }, { phone: '01712345678', activityId: noActivity }],
    ] as const,
    wireResponse: [[{ IsError: false, Id: 99, Msg: '', Data: null }, '99']] as const,
  },
};

const changesAccount = {
  wireRequest: {
    Name: '',
    Phone: '01712345678',
    Password: 'secret',
    OTPId: 'c1',
    ActivityId: activityId,
  },
  request: { name: '', phone: '01712345678', password: 'secret', codeId: 'c1', activityId },
  wireResponse: customerOnWire,
  response: customer,
  tolerates: {
    wireResponse: [
      [null, null],
      [{ IsError: false, Id: 4, Msg: 'Saved' }, null],
    ] as const,
  },
};

const summaryOnWire = {
  Id: '55',
  OrderNo: 'N-5500',
  Status: 'Confirmed',
  CreatedAt: '2026-03-01T06:00:00.000Z',
  PayableAmount: 1280.5,
  Remarks: '',
  Upazila: 'Mirpur',
  District: 'Dhaka City',
  Province: 'Dhaka',
};

const summary = {
  id: '55',
  orderNo: 'N-5500',
  status: 'Confirmed' as const,
  statusText: 'Confirmed',
  createdAt: '2026-03-01T06:00:00.000Z',
  payable: 128_050,
  remarks: '',
  area: 'Mirpur',
  district: 'Dhaka City',
  division: 'Dhaka',
  isAutoOrder: false,
  firstProducts: [],
  productCount: 0,
};

const detailsOnWire = {
  Order: {
    ...summaryOnWire,
    ComtactName: 'Rahima Khatun',
    ComtactPhone: '01712345678',
    ComtactEmail: '',
    AddressType: 'Home',
    TotalAmount: 1250,
    CouponDiscount: 49.5,
    ShippingCharge: 80,
    PaidAmount: 0,
    PaymentLeft: 1280.5,
    CashBack: 20,
    PaymentStatus: 'Unpaid',
    CustomerId: '7',
  },
  Products: [
    {
      ProductId: '17',
      Name: 'Napa',
      Strength: '500 mg',
      Image: 'napa.webp',
      GenericName: 'Paracetamol',
      Category: 'Tablet',
      Supplier: 'Beximco Pharmaceuticals Ltd.',
      UnitPrice: 1.2,
      Quantity: 10,
      Discount: 0.12,
      TotalAmount: 10.8,
    },
  ],
};

const details = {
  order: {
    ...summary,
    customerId: '7',
    contactName: 'Rahima Khatun',
    contactPhone: '01712345678',
    contactEmail: '',
    addressType: 'Home',
    address: '',
    total: 125_000,
    couponDiscount: 4_950,
    deliveryCharge: 8_000,
    paid: 0,
    left: 128_050,
    refund: { wallet: 0, due: 0, byHand: 0 },
    cashback: 2_000,
    paymentStatus: 'Unpaid',
    paymentMethod: '' as const,
    claims: [],
    paymentServices: [],
    history: [],
  },
  products: [
    {
      productId: '17',
      name: 'Napa',
      nameBn: '',
      strength: '500 mg',
      image: 'napa.webp',
      genericName: 'Paracetamol',
      category: 'Tablet',
      company: 'Beximco Pharmaceuticals Ltd.',
      unitPrice: 120,
      quantity: 10,
      discount: 12,
      total: 1_080,
    },
  ],
};

export const customerSamples = [
  sample(signIn.requestCode, sendsCode),
  sample(signIn.sendSignUpCode, sendsCode),
  sample(signIn.sendResetCode, sendsCode),
  sample(signIn.confirmCode, {
    wireRequest: { Code: '123456', Id: 'c1', ActivityId: activityId },
    request: { code: '123456', codeId: 'c1', activityId },
    wireResponse: customerOnWire,
    response: customer,
    tolerates: {
      wireRequest: [
        [
          { Code: 123456, Id: 9 },
          { code: '123456', codeId: '9', activityId: noActivity },
        ],
      ],
      wireResponse: [
        [
          { Id: 7, Name: null, datacontent: 't', Phone: '01712345678' },
          { id: '7', name: '', email: '', phone: '01712345678', image: '', token: 't' },
        ],
      ],
    },
    refuses: { wireResponse: [null, { ...customerOnWire, datacontent: '' }] },
  }),
  sample(account.sessions, {
    wireRequest: {},
    request: {},
    wireResponse: [
      {
        Id: 's1',
        OpenedOn: 'Android Chrome',
        OpenedAt: '2026-03-01T06:00:00.000Z',
        UsedAt: '2026-03-02T06:00:00.000Z',
        IsThis: true,
      },
    ],
    response: [
      {
        id: 's1',
        openedOn: 'Android Chrome',
        openedAt: '2026-03-01T06:00:00.000Z',
        usedAt: '2026-03-02T06:00:00.000Z',
        isThis: true,
      },
    ],
    refuses: { wireResponse: [null, [{ Id: 's1' }]] },
  }),
  sample(account.endSessions, {
    wireRequest: { Id: 's1', Others: false },
    request: { id: 's1', isOthers: false },
    wireResponse: null,
    response: null,
    tolerates: { wireRequest: [[{ Others: 'true' }, { id: '', isOthers: true }]] },
  }),
  sample(account.confirm, {
    wireRequest: { Password: 'secret', Code: '', Id: '', ActivityId: activityId },
    request: { password: 'secret', code: '', codeId: '', activityId },
    wireResponse: null,
    response: null,
    tolerates: {
      wireRequest: [
        [
          { Code: 123456, Id: 'c1' },
          { password: '', code: '123456', codeId: 'c1', activityId: noActivity },
        ],
      ],
    },
  }),
  sample(account.exportData, {
    wireRequest: {},
    request: {},
    wireResponse: { Json: '{ "orders": [] }' },
    response: '{ "orders": [] }',
    refuses: { wireResponse: [null, 'all of it'] },
  }),
  sample(account.erase, {
    wireRequest: { GivesUpWallet: true },
    request: { givesUpWallet: true },
    wireResponse: null,
    response: null,
    tolerates: { wireRequest: [[{}, { givesUpWallet: false }]] },
  }),
  sample(signIn.withPassword, {
    wireRequest: { UserName: '01712345678', Password: 'secret', ActivityId: activityId },
    request: { phone: '01712345678', password: 'secret', activityId },
    wireResponse: customerOnWire,
    response: customer,
    tolerates: {
      wireRequest: [
        [
          { UserName: '01712345678', Password: 'secret' },
          { phone: '01712345678', password: 'secret', activityId: noActivity },
        ],
      ],
    },
  }),
  sample(signIn.checkCode, {
    wireRequest: { Code: '123456', Id: 'c1', ActivityId: activityId },
    request: { code: '123456', codeId: 'c1', activityId },
    wireResponse: null,
    response: null,
  }),
  sample(signIn.signUp, changesAccount),
  sample(signIn.resetPassword, changesAccount),
  sample(signIn.signOut, {
    wireRequest: { Session: 'AB12', Everywhere: true, KeepSending: true },
    request: { ticket: 'ab12', isEverywhere: true, keepsSending: true },
    wireResponse: null,
    response: null,
    tolerates: { wireRequest: [[{}, { ticket: '', isEverywhere: false, keepsSending: false }]] },
  }),
  sample(profile.info, {
    wireRequest: {},
    request: {},
    wireResponse: {
      Customer: {
        Name: 'Rahima Khatun',
        Email: '',
        Phone: '01712345678',
        Image: 'rahima.webp',
        Cashback: 120.5,
        Pending: 0,
      },
    },
    response: {
      name: 'Rahima Khatun',
      email: '',
      phone: '01712345678',
      image: 'rahima.webp',
      wallet: 12_050,
      due: 0,
    },
    tolerates: {
      wireResponse: [
        [
          { Customer: { Name: 'Rahima', Cashback: '120.50', Pending: null } },
          { name: 'Rahima', email: '', phone: '', image: '', wallet: 12_050, due: 0 },
        ],
      ],
    },
    refuses: { wireResponse: [null, {}] },
  }),
  sample(profile.summary, {
    wireRequest: {},
    request: {},
    wireResponse: {
      NotificationCount: { NotificationCount: 3 },
      Customer: { Cashback: 120.5, Pending: 40 },
    },
    response: { credit: 12_050, debit: 4_000, unseenNotifications: 3 },
    tolerates: {
      wireResponse: [
        [
          { NotificationCount: {}, Customer: { Cashback: '1' } },
          { credit: 100, debit: 0, unseenNotifications: 0 },
        ],
      ],
    },
  }),
  sample(profile.addPicture, {
    wireRequest: {
      Img: new Blob(['x'], { type: 'image/png' }),
      UserId: '7',
      ActivityId: activityId,
    },
    request: { customerId: '7', activityId },
    wireResponse: 'rahima.webp',
    response: 'rahima.webp',
  }),
  sample(profile.updateInfo, {
    wireRequest: { UserId: '7', Name: 'Rahima', Email: 'rahima@example.com' },
    request: { customerId: '7', name: 'Rahima', email: 'rahima@example.com' },
    wireResponse: null,
    response: null,
  }),
  sample(orders.place, {
    wireRequest: {
      TotalItem: 1,
      TotalQuantity: 10,
      TotalAmount: 10.8,
      ShippingCharge: 80,
      PayableAmount: 86.8,
      From: 'WEB_CART',
      address: addressOnWire,
      Items: [{ ProductId: '17', Quantity: 10 }],
      ActivityId: activityId,
      Remarks: '',
      autoOrderIsActive: true,
      CoupenAmount: 4,
      CouponId: 'k1',
      ImgId: ['p1'],
      Cashback: 20,
      fineCash: 0,
      DistrictId: '26',
      WalletConsent: 'c2lnbmVk',
      AddressType: 'Home',
      PaymentMethod: 'CASH_ON_DELIVERY',
    },
    request: {
      lines: [{ productId: '17', quantity: 10 }],
      address,
      districtId: '26',
      addressType: 'Home',
      remarks: '',
      isAutoOrder: true,
      couponId: 'k1',
      prescriptionIds: ['p1'],
      paymentMethod: 'CASH_ON_DELIVERY',
      activityId,
      from: 'WEB_CART',
      walletConsent: 'c2lnbmVk',
      agreed: {
        total: 1_080,
        deliveryCharge: 8_000,
        couponDiscount: 400,
        cashback: 2_000,
        wallet: 0,
        payable: 8_680,
      },
    },
    wireResponse: { Id: '55', OrderNo: 'N-5500', AccessKey: 'a-256-bits' },
    response: { id: '55', orderNo: 'N-5500', accessKey: 'a-256-bits' },
    tolerates: {
      wireRequest: [
        // Without coupon and prescriptions, which are both optional (prescriptions-25,
        // checkout-39).
        [
          {
            TotalAmount: '10.80',
            PayableAmount: '90.80',
            address: { ...addressOnWire, areaId: 0 },
            Items: [{ ProductId: 17, Quantity: '10' }],
            CouponId: null,
            DistrictId: 26,
            PaymentMethod: 'PAY_NOW',
          },
          {
            lines: [{ productId: '17', quantity: 10 }],
            address: { ...address, area: null },
            districtId: '26',
            addressType: null,
            remarks: '',
            isAutoOrder: false,
            couponId: '',
            prescriptionIds: [],
            paymentMethod: 'PAY_NOW',
            activityId: noActivity,
            from: 'WEB_CART',
            walletConsent: '',
            agreed: {
              total: 1_080,
              deliveryCharge: 0,
              couponDiscount: 0,
              cashback: 0,
              wallet: 0,
              payable: 9_080,
            },
          },
        ],
      ],
      wireResponse: [
        [
          { Id: 55, OrderNo: 5500 },
          { id: '55', orderNo: '5500', accessKey: '' },
        ],
      ],
    },
    refuses: {
      wireRequest: [
        {
          Items: [{ ProductId: '17', Quantity: 1 }],
          address: addressOnWire,
          PaymentMethod: 'CASH',
        },
        { address: addressOnWire, PaymentMethod: 'PAY_NOW' },
      ],
      wireResponse: [null],
    },
  }),
  sample(orders.list, {
    wireRequest: { pageNumber: 1, pageSize: 5, status: 'Confirmed' },
    request: { page: 1, pageSize: 5, tab: 'Confirmed' },
    wireResponse: { Data: [summaryOnWire], Total: 1 },
    response: { rows: [summary], total: 1 },
    tolerates: {
      wireRequest: [
        [
          { pageNumber: '2', status: 'delivering' },
          { page: 2, pageSize: 5, tab: 'Delivering' },
        ],
      ],
      wireResponse: [
        [
          { Data: [{ ...summaryOnWire, Status: 'Canceled' }] },
          {
            rows: [{ ...summary, status: 'Cancelled', statusText: 'Canceled' }],
            total: 1,
            isCounted: false,
          },
        ],
        [
          {
            Data: [
              {
                ...summaryOnWire,
                FirstProducts: [{ Name: 'Napa', NameBn: 'নাপা', Strength: '500 mg', Image: '' }],
                ProductCount: '5',
              },
            ],
            Total: 1,
          },
          {
            rows: [
              {
                ...summary,
                firstProducts: [{ name: 'Napa', nameBn: 'নাপা', strength: '500 mg', image: '' }],
                productCount: 5,
              },
            ],
            total: 1,
          },
        ],
        [
          { Data: [{ ...summaryOnWire, Status: 'On hold' }] },
          {
            rows: [{ ...summary, status: 'Unknown', statusText: 'On hold' }],
            total: 1,
            isCounted: false,
          },
        ],
      ],
    },
  }),
  sample(orders.details, {
    wireRequest: { id: '55' },
    request: { id: '55' },
    wireResponse: detailsOnWire,
    response: details,
    tolerates: {
      wireResponse: [
        [
          {
            ...detailsOnWire,
            Order: {
              ...detailsOnWire.Order,
              PaymentMethod: 'PAY_NOW',
              PaymentServices: ['bKash'],
              Claims: [
                {
                  Id: 'p1',
                  Service: 'bKash',
                  Reference: '9FK3XYZ01A',
                  Amount: 49.1,
                  IsRefused: true,
                  Reason: 'Not ours.',
                  CreatedAt: '2026-03-01T06:00:00Z',
                },
              ],
              WalletRefund: 20,
              RefundDue: 5.5,
              HandRefund: 1,
              History: [
                { Status: 'Pending', CreatedAt: '2026-03-01T06:00:00Z' },
                { Status: 'Something new', CreatedAt: '2026-03-01T07:00:00Z' },
              ],
            },
          },
          {
            ...details,
            order: {
              ...details.order,
              paymentMethod: 'PAY_NOW' as const,
              paymentServices: ['bKash'],
              claims: [
                {
                  id: 'p1',
                  service: 'bKash',
                  reference: '9FK3XYZ01A',
                  amount: 4_910,
                  isRefused: true,
                  reason: 'Not ours.',
                  at: '2026-03-01T06:00:00.000Z',
                },
              ],
              refund: { wallet: 2_000, due: 550, byHand: 100 },
              history: [{ status: 'Pending' as const, at: '2026-03-01T06:00:00.000Z' }],
            },
          },
        ],
        [
          { ...detailsOnWire, Order: { ...detailsOnWire.Order, PaymentLeft: -5 } },
          { ...details, order: { ...details.order, left: 0 } },
        ],
      ],
    },
    refuses: { wireResponse: [null, { Products: [] }] },
  }),
  sample(orders.guestDetails, {
    wireRequest: { Id: '55', AccessKey: 'a-256-bits' },
    request: { id: '55', accessKey: 'a-256-bits' },
    wireResponse: detailsOnWire,
    response: details,
    refuses: { wireRequest: [{ Id: '55' }, { Id: '55', AccessKey: '' }] },
  }),
  sample(orders.purchases, {
    wireRequest: { filter: [], pageNumber: 1, pageSize: 10 },
    request: { filters: [], page: 1, pageSize: 10 },
    wireResponse: { Data: [summaryOnWire], PageNumber: 1, PageSize: 10, Total: 1 },
    response: { rows: [summary], total: 1 },
  }),
  sample(payments.list, {
    wireRequest: { filter: [], pageNumber: 1, pageSize: 10 },
    request: { filters: [], page: 1, pageSize: 10 },
    wireResponse: {
      Data: [
        {
          Id: 't1',
          OrderId: '55',
          OrderNo: 'N-5500',
          TranId: 'TX-9',
          CardType: 'VISA',
          AttemptAmount: 86.8,
          Status: 'VALID',
          PaymentDate: '2026-03-02T06:00:00.000Z',
          StartedAt: '2026-03-02T05:59:00.000Z',
        },
      ],
      PageNumber: 1,
      PageSize: 10,
      Total: 1,
    },
    response: {
      rows: [
        {
          id: 't1',
          orderId: '55',
          orderNo: 'N-5500',
          transactionId: 'TX-9',
          service: 'VISA',
          amount: 8_680,
          status: 'VALID',
          paidAt: '2026-03-02T06:00:00.000Z',
          startedAt: '2026-03-02T05:59:00.000Z',
        },
      ],
      total: 1,
    },
    tolerates: {
      wireResponse: [
        // The older form without paging fields.
        [
          { Data: [{ Id: 1, OrderId: 55, AttemptAmount: '86.80', PaymentDate: null }] },
          {
            rows: [
              {
                id: '1',
                orderId: '55',
                orderNo: '',
                transactionId: '',
                service: '',
                amount: 8_680,
                status: '',
                paidAt: null,
                startedAt: null,
              },
            ],
            total: 1,
            isCounted: false,
          },
        ],
      ],
    },
  }),
  sample(payments.start, {
    wireRequest: { OrderId: '55', AccessKey: '' },
    request: { orderId: '55', accessKey: '' },
    wireResponse: { Url: 'https://pay.example/session/1' },
    response: { url: 'https://pay.example/session/1' },
    refuses: { wireRequest: [{}], wireResponse: [null] },
  }),
  sample(payments.report, {
    wireRequest: {
      OrderId: '55',
      AccessKey: '',
      PaymentId: '3f0b8f4e-6a53-4a5e-9c43-1f2f6f3f9a10',
      Wallet: 'bkash',
      TransactionId: '9FK3XYZ01A',
      Amount: 49.1,
    },
    request: {
      orderId: '55',
      accessKey: '',
      paymentId: '3f0b8f4e-6a53-4a5e-9c43-1f2f6f3f9a10',
      wallet: 'bkash',
      transactionId: '9FK3XYZ01A',
      amount: 4_910,
    },
    wireResponse: null,
    response: null,
    refuses: { wireRequest: [{}] },
  }),
  sample(coupons.check, {
    wireRequest: {
      CouponCode: 'EID10',
      OrderAmount: 1250,
      OrderDiscount: 0,
      ActivityId: activityId,
    },
    request: { code: 'EID10', orderAmount: 125_000, orderDiscount: 0, activityId },
    wireResponse: { Id: 'k1', Data: 49.5 },
    response: { id: 'k1', amount: 4_950 },
    tolerates: {
      wireResponse: [
        [
          { IsError: false, Id: 3, Msg: '', Data: '49.50' },
          { id: '3', amount: 4_950 },
        ],
      ],
    },
    refuses: { wireResponse: [{ IsError: false, Id: null, Msg: '', Data: 5 }] },
  }),
  sample(notifications.get, {
    wireRequest: { pageNumber: 1, pageSize: 5, isDescending: false },
    request: { page: 1, pageSize: 5, isDescending: false },
    wireResponse: {
      Data: [
        {
          Id: 'n1',
          Content: 'Your order was confirmed',
          ContentBn: 'আপনার অর্ডার নিশ্চিত হয়েছে'.normalize('NFC'),
          Status: 'New',
          ReferenceId: '55',
          Reference: 'Order Status Changed',
          CreatedAt: '2026-03-01T06:00:00.000Z',
        },
      ],
      Total: 1,
    },
    response: {
      rows: [
        {
          id: 'n1',
          content: 'Your order was confirmed',
          contentBn: 'আপনার অর্ডার নিশ্চিত হয়েছে'.normalize('NFC'),
          isNew: true,
          reference: 'Order Status Changed',
          referenceId: '55',
          createdAt: '2026-03-01T06:00:00.000Z',
        },
      ],
      total: 1,
    },
    tolerates: {
      wireResponse: [
        [
          {
            Data: [{ Content: 'Hello', Status: 'Seen', ReferenceId: null, Reference: null }],
            Total: 9,
          },
          {
            rows: [
              {
                id: '',
                content: 'Hello',
                contentBn: '',
                isNew: false,
                reference: '',
                referenceId: '',
                createdAt: null,
              },
            ],
            total: 9,
          },
        ],
      ],
    },
  }),
  sample(notifications.seen, { wireRequest: {}, request: {}, wireResponse: null, response: null }),
  sample(complaints.add, {
    wireRequest: {
      ContentTitle: 'Delivary',
      Content: 'It came late',
      ActivityId: activityId,
      Remarks: '',
    },
    request: { type: 'Delivary', text: 'It came late', activityId, remarks: '' },
    wireResponse: null,
    response: null,
  }),
];
