/**
 * Looks up the packages of the lockfile in the registry's list of known vulnerabilities. Exit code
 * 0: none of them is severe; 1: at least one is `high` or `critical`; 2: unknown, because the
 * registry has no such service or could not be reached.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const exitVulnerable = 1;
const exitUnknown = 2;

const { stdout, stderr } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
const report = readReport(stdout);
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  const why = `${report?.message ?? ''}\n${report?.error?.summary ?? ''}\n${stderr}`;
  const isMissing = /\b(?:40[0345]|501)\b|not (?:found|allowed|implemented)/i.test(why);
  console.error(
    isMissing
      ? 'The registry that npm uses here has no service for known weaknesses: NOTHING WAS CHECKED.'
      : 'The registry that npm uses here could not be asked: NOTHING WAS CHECKED.',
  );
  console.error('Ask one that has it: npm_config_registry=https://… node scripts/audit.mjs');
  process.exit(exitUnknown);
}
for (const { name, severity, range, via, fixAvailable } of Object.values(report.vulnerabilities)) {
  const titles = via.map((one) => (typeof one === 'string' ? `by way of ${one}` : one.title));
  const hint = fixAvailable ? '' : ' (nothing mends it yet)';
  console.log(`${severity}: ${name} ${range}: ${[...new Set(titles)].join('; ')}${hint}`);
}
const { total, high, critical } = counts;
const packages = report.metadata.dependencies?.total ?? 0;
console.log(
  total === 0
    ? `None of ${packages} packages has a known weakness.`
    : `${total} of ${packages} packages have known weaknesses, ${high + critical} of them high or critical.`,
);
process.exit(high + critical > 0 ? exitVulnerable : 0);

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
