/**
 * The inbox of a demonstration. Messages are stored in memory and printed instead of being sent.
 */
import type { SmsGateway } from './gateway.ts';

export interface InboxMessage {
  at: Date;
  phone: string;
  text: string;
}

export interface SmsInbox extends SmsGateway {
  /** Newest first. */
  messages: () => readonly InboxMessage[];
}

const maxStoredMessages = 100;

/** `say` prints a line to the terminal. */
export function openInbox(say: (line: string) => void, now = () => new Date()): SmsInbox {
  let stored: InboxMessage[] = [];
  return {
    sendSms: (phone, text) => {
      stored = [{ at: now(), phone, text }, ...stored].slice(0, maxStoredMessages);
      say(`SMS to ${phone}: ${text.replaceAll('\n', ' · ')}`);
      return Promise.resolve();
    },
    messages: () => stored,
  };
}
