import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { SectionScreen } from '#counter/parts/section/SectionScreen.tsx';
import { cascade } from '#contract/addresses.ts';
import { firstTableProblem, type DeliveryTable } from '#domain/delivery-terms.ts';
import { knownDistricts } from '#domain/district-file.ts';
import { useText } from '#state/language.ts';
import { termsProblemText } from '#text/counter/districts.ts';
import { DistrictTable } from './DistrictTable.tsx';

/** Where the shop delivers, and what it costs (counter-340 to counter-345). */
export function DistrictsScreen() {
  const problems = useText(termsProblemText);
  const places = useEndpoint(cascade, {});
  return (
    <SectionScreen
      name="districts"
      toFields={(table: DeliveryTable) => table}
      toValue={(table) => table}
      faults={(table) => {
        const invalid = firstTableProblem(table);
        return { rows: invalid && problems[invalid.problem] };
      }}
    >
      {({ field }) => {
        const { value: rows, ...rest } = field('rows');
        return (
          <QueryState query={places}>
            {(known) => <DistrictTable {...rest} rows={rows} known={knownDistricts(known)} />}
          </QueryState>
        );
      }}
    </SectionScreen>
  );
}
