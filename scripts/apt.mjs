/** Installs Debian packages if the process runs as root on a machine with apt-get. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Does nothing on other machines, so the caller must check again whether the program is there. */
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
