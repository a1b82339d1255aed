/** The operator's command line: maps words to commands. */
import type { Database } from '#server/db/database.ts';
import { creditCustomer, logCustomerOut, notifyCustomer } from './customers.ts';
import {
  OperatorProblem,
  readArguments,
  type Command,
  type CommandContext,
} from './command-context.ts';
import { listEvents } from './events.ts';
import { enterHandOver } from './hand-over.ts';
import { checkOrder, listOrders, moveOrder, noteGivenBack, payOrder } from './orders.ts';
import { addCoupon, addNotice, addOffer } from './promotions.ts';
import {
  addMember,
  changeRole,
  inviteOwner,
  listMembers,
  removeMember,
  resetMember,
} from './staff.ts';
import { quoteRequest, listRequests, moveRequest, showRequest } from './requests.ts';

interface Entry {
  run: Command;
  usage: string;
  options: string[];
}

const commands: Record<string, Entry> = {
  'orders list': {
    run: listOrders,
    usage: 'orders list [--status Pending]',
    options: ['status'],
  },
  'orders check': { run: checkOrder, usage: 'orders check N-1001 [--note "…"]', options: ['note'] },
  'orders move': { run: moveOrder, usage: 'orders move N-1001 --to Confirmed', options: ['to'] },
  'orders pay': {
    run: payOrder,
    usage: 'orders pay N-1001 --amount 200 [--service Cash]',
    options: ['amount', 'service'],
  },
  'orders gave-back': { run: noteGivenBack, usage: 'orders gave-back N-1001', options: [] },
  'requests list': { run: listRequests, usage: 'requests list', options: [] },
  'requests show': { run: showRequest, usage: 'requests show R-1001', options: [] },
  'requests answer': {
    run: quoteRequest,
    usage: 'requests answer R-1001 1=1.20 2=none [--total 520.50] [--note "…"]',
    options: ['total', 'note'],
  },
  'requests move': {
    run: moveRequest,
    usage: 'requests move R-1001 --to Confirmed',
    options: ['to'],
  },
  'hand-over enter': {
    run: enterHandOver,
    usage: 'hand-over enter "HO1:…" | --file PATH [--customer 01712345678]',
    options: ['file', 'customer'],
  },
  'coupon add': {
    run: addCoupon,
    usage: 'coupon add EID50 --amount 50 | --percent 10 [--least 500] [--most 100] [--uses 1000]',
    options: ['amount', 'percent', 'least', 'most', 'uses'],
  },
  'offer add': {
    run: addOffer,
    usage: 'offer add --header "…" --content "…" [--cashback 30 --least 1000]',
    options: ['header', 'header-bengali', 'content', 'content-bengali', 'cashback', 'least'],
  },
  'notice add': {
    run: addNotice,
    usage: 'notice add --text "…" [--bengali "…"]',
    options: ['text', 'bengali'],
  },
  'wallet credit': {
    run: creditCustomer,
    usage: 'wallet credit 01712345678 --amount 50',
    options: ['amount'],
  },
  'customer notify': {
    run: notifyCustomer,
    usage: 'customer notify 01712345678 --text "…" [--bengali "…"]',
    options: ['text', 'bengali'],
  },
  'customer log-out': {
    run: logCustomerOut,
    usage: 'customer log-out 01712345678',
    options: [],
  },
  'staff add': {
    run: addMember,
    usage: 'staff add Rahima --role pharmacist|packer|owner',
    options: ['role'],
  },
  'staff first-owner': { run: inviteOwner, usage: 'staff first-owner', options: [] },
  'staff list': { run: listMembers, usage: 'staff list', options: [] },
  'staff remove': { run: removeMember, usage: 'staff remove Rahima', options: [] },
  'staff reset': { run: resetMember, usage: 'staff reset Rahima', options: [] },
  'staff role': { run: changeRole, usage: 'staff role Rahima --to packer', options: ['to'] },
  'events list': {
    run: listEvents,
    usage: 'events list [--days 7] [--kind signed-in] [--phone 01712345678] [--most 200]',
    options: ['days', 'kind', 'phone', 'most'],
  },
};

/** The usage of all commands. */
export const operatorUsage: string = Object.values(commands)
  .map(({ usage }) => `npm run operator -- ${usage}`)
  .join('\n');

/** Parses a command before the database is opened. Throws an {@link OperatorProblem}. */
export function parseOperatorCommand(args: readonly string[]) {
  const [area = '', verb = '', ...optionWords] = args;
  const entry = commands[`${area} ${verb}`];
  if (!entry) throw new OperatorProblem(`There is:\n${operatorUsage}`);
  const parsed = readArguments(optionWords, entry.options);
  return (db: Database, at: Omit<CommandContext, 'db' | 'words' | 'options'>): Promise<string[]> =>
    entry.run({ db, ...at, ...parsed });
}
