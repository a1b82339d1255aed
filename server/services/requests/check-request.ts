/** Validates a request order again on the server (request-order-30). */
import type { RequestOutput } from '#contract/endpoint.ts';
import type { add } from '#contract/requests.ts';
import {
  problemWithPrescriptionRequest,
  problemWithRequest,
  requestLimits,
  requestTotals,
  rowsToSend,
} from '#domain/request-order.ts';
import { malformed } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { requestProblemText } from '#text/requests.ts';

/** Returns the request as it is stored. Throws the shop's refusal. */
export function checkRequest(input: RequestOutput<typeof add>) {
  const rows = rowsToSend(input.lines);
  const { address } = input;
  const problem = address
    ? problemWithRequest({ rows: input.lines, address, hasAgreedToTerms: true })
    : problemWithPrescriptionRequest({
        rows: input.lines,
        prescriptions: input.prescriptionIds.length,
      });
  if (problem)
    throw new Refusal([requestProblemText(problem, 'en'), requestProblemText(problem, 'bn')]);
  const isTooLong =
    rows.some(
      (row) =>
        row.name.length > requestLimits.nameLength ||
        row.strength.length > requestLimits.strengthLength,
    ) ||
    input.remarks.length > requestLimits.noteLength ||
    (address?.address.length ?? 0) > requestLimits.addressLength ||
    (address?.receiverName.length ?? 0) > requestLimits.nameLength;
  if (isTooLong) throw malformed();
  return {
    rows,
    totals: requestTotals(rows),
    prescriptionIds: [...new Set(input.prescriptionIds)],
    remarks: input.remarks.trim(),
    address: address && {
      receiverName: address.receiverName.trim(),
      receiverPhone: address.receiverPhone,
      customerPhone: address.customerPhone,
      divisionId: address.division?.id ?? '',
      districtId: address.district?.id ?? '',
      areaId: address.area?.id ?? '',
      address: address.address.trim(),
    },
  };
}

export type CheckedRequest = ReturnType<typeof checkRequest>;
