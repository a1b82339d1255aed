import { describe, expect, it } from 'vitest';
import { requiredFieldsText, addressesText } from '#text/addresses.ts';
import { outboxText } from '#text/outbox.ts';
import { fileProblemText, prescriptionsText } from '#text/prescriptions.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { requestProblemText, requestsText } from '#text/requests.ts';
import { speak, type Pairs } from '#text/sentences.ts';

describe('the agreed sentences of a request order', () => {
  // request-order-25, request-order-26, request-order-27, request-order-28, request-order-29
  it.each([
    [
      { kind: 'terms-not-accepted' },
      'Please read terms and conditions and if you agree then check the box',
    ],
    [{ kind: 'no-rows' }, 'No Product Added'],
    [
      {
        kind: 'row-wrong',
        position: 1,
        problem: { kind: 'row-incomplete', missing: ['name'] },
      },
      'Name, Strenth and Quantity Required!',
    ],
    [{ kind: 'fields-required', fields: ['address'] }, 'Address is required.'],
    [
      { kind: 'fields-required', fields: ['receiverPhone', 'division', 'district', 'address'] },
      'Receiver Phone Number, Division, District, Address are required.',
    ],
    [{ kind: 'invalid-phone' }, 'Invalid phone number found.'],
    [{ kind: 'no-prescription' }, 'Please add prescription and note to request a order'],
  ] as const)('%o is worded as agreed, odd spelling included', (problem, sentence) => {
    const said =
      problem.kind === 'fields-required'
        ? requiredFieldsText(problem.fields, 'en')
        : requestProblemText(asProblem(problem), 'en');
    expect(said).toBe(sentence);
  });

  it('the older form has its own sentence', () => {
    const t = speak(requestsText, 'en');
    expect(t.olderNoRows).toBe('Please add product names and quantity to request');
  });

  // customer-area-64, customer-area-86, errors-60, prescriptions-3
  it('a wrong file has a sentence for each screen', () => {
    const t = speak(prescriptionsText, 'en');
    expect(fileProblemText('wrong-type', 'en')).toBe('Only JPG JPEG PNG format acceptable');
    expect(t.wrongTypeInProfile).toBe('Only JPG JPEG PNG format acceptable.');
    expect(t.wrongTypeInOrder).toBe('Only JPG JPEG PNG DOC DOCX PDF format acceptable');
  });

  it('the statuses of a submission have the promised words', () => {
    const t = speak(outboxText, 'en');
    expect(t.saved).toBe('Saved on this phone – not sent yet');
    expect(t.sendingPhoto(2, 3)).toBe('Sending… file 2 of 3');
    expect(t.sent('R-1234')).toBe('Sent – Request R-1234');
    expect(t.signInToSend).toBe('Log in to send');
    expect(t.stillNeeded).toBe('Still need this?');
    expect(t.lostByBrowser(2)).toBe(
      '2 unsent requests were removed by the browser. Please enter them again.',
    );
  });
});

describe('the sentences in Bengali', () => {
  const bags: [string, Pairs][] = [
    ['requests', requestsText],
    ['the outcome of requests', requestOutcomeText],
    ['addresses', addressesText],
    ['prescriptions', prescriptionsText],
    ['outbox', outboxText],
  ];

  it.each(bags)('every sentence about %s is in Bengali, with Bengali digits', (_, pairs) => {
    for (const [name, [, bengali]] of Object.entries(pairs)) {
      const said = spokenWith(bengali);
      expect(said.normalize('NFC'), name).toBe(said);
      expect(said, name).not.toMatch(/[0-9]/);
      if (name !== 'number') expect(said, name).toMatch(/[\u0980-\u09ff]/);
    }
  });
});

function asProblem(problem: { kind: string }): Parameters<typeof requestProblemText>[0] {
  return problem as Parameters<typeof requestProblemText>[0];
}

/** A sentence with a Bengali character for each value; a list if it takes one. */
function spokenWith(sentence: unknown): string {
  if (typeof sentence === 'string') return sentence;
  const say = sentence as (...values: unknown[]) => string;
  try {
    return say('ক', 'খ');
  } catch {
    return say(['ক', 'খ']);
  }
}
