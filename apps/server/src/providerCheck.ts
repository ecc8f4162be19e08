import { OperatorError, explainFailure } from './platform/operatorError.ts';
import { parseUrl } from './platform/readings.ts';
import { checkServer } from './ports/httpCheck/checkServer.ts';
import { ports } from './ports/registry.ts';

/* `npm run provider:check -- <port> <url>`: whether somebody's server keeps what docs/adding-a-provider.md says. */

const USAGE = `npm run provider:check -- <port> <url>, with the secret in PROVIDER_SECRET.
Ports: ${ports.filter((port) => port !== 'storage').join(', ')}.
CHECK_ADDRESS: how your server reaches this machine for call backs (http://this-machine:4001), CHECK_PORT: where it listens (4001).`;

/** As patient as Passo itself. */
const PATIENCE_MS = 3_500;
const CALL_BACK_MS = 10_000;

async function main(): Promise<void> {
  const [port = '', url = ''] = process.argv.slice(2);
  const { PROVIDER_SECRET: secret = '', CHECK_PORT = '0', CHECK_ADDRESS } = process.env;
  const problems = [
    ...(ports.some((each) => each === port && each !== 'storage') ? [] : [`There is no port "${port}".`]),
    ...parseUrl('The address', url, ['http:', 'https:']).problems,
    ...(Buffer.byteLength(secret) >= 32 ? [] : ['PROVIDER_SECRET must have at least 32 bytes.']),
  ];
  if (problems.length > 0) throw new OperatorError(`${problems.join('\n')}\n\n${USAGE}`);
  const report = await checkServer({
    ...{ port, secret, url: url.replace(/\/+$/, ''), patienceMs: PATIENCE_MS, callBackMs: CALL_BACK_MS },
    ...{ listenPort: Number(CHECK_PORT), address: CHECK_ADDRESS?.replace(/\/+$/, '') ?? null },
  });
  const lines = [...report.notes.map((note) => `  ${note}`), ...report.problems.map((problem) => `✗ ${problem}`)];
  const asked = `${port}: ${report.operations.length} operations asked at ${url}`;
  const verdict = report.problems.length === 0 ? 'nothing is wrong.' : `${report.problems.length} to mend.`;
  process.stdout.write(`${[...lines, `${asked}: ${verdict}`].join('\n')}\n`);
  process.exitCode = report.problems.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
});
