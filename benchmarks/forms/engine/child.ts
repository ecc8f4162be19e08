import { type Cell, type CellResult, measureCell } from './measure.ts';
import { enginePeers } from './peers.ts';

/* One peer in a process of its own: `node child.ts <peer> <budget ms> <cells as JSON>`, results as JSON on stdout. */
const [peer = '', budget = '100', cells = '[]'] = process.argv.slice(2);
const adapter = await enginePeers[peer]?.();
if (adapter === undefined) throw new Error(`no peer ${peer}`);
const results: CellResult[] = [];
const wanted: readonly Cell[] = JSON.parse(cells);
for (const cell of wanted) results.push(await measureCell(adapter, cell, Number(budget)));
process.stdout.write(JSON.stringify({ peer, name: adapter.name, note: adapter.note, results }), () => process.exit(0));
