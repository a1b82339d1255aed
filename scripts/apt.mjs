/** Installs Debian packages where this process may: as root, on a machine that has apt-get. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Does nothing elsewhere: the caller looks again for what it needs. */
export function installWithApt(...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (!existsSync('/usr/bin/apt-get')) return;
  process.stderr.write(`Installing ${packages.join(' and ')} with apt-get …\n`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], options);
}
