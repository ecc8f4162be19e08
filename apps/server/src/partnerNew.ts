import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { loadPartners } from './channels/loadPartners.ts';
import { filesOf } from './channels/make/filesOf.ts';
import { samplesOf } from './channels/make/offers.ts';
import { questionsFor, type Answers, type Question } from './channels/make/questions.ts';
import { explainFailure, OperatorError } from './platform/operatorError.ts';

/* `npm run partner:new`: asks what a partner is, and writes a folder with which the server starts (docs/partners.md). */

const root = path.resolve(import.meta.dirname, '../../..');

/** Asks each question until its answer is one. */
async function askAll(questions: readonly Question[], lines: AsyncIterator<string>): Promise<Answers> {
  let answers: Answers = {};
  for (const question of questions) answers = { ...answers, [question.key]: await askOne(question, answers, lines) };
  return answers;
}

async function askOne(question: Question, answers: Answers, lines: AsyncIterator<string>): Promise<string> {
  const suggested = question.suggests(answers);
  for (;;) {
    process.stdout.write(`${question.asks}${suggested === '' ? '' : ` [${suggested}]`}: `);
    const line = await lines.next();
    if (line.done === true) throw new OperatorError('There are no more answers: nothing was written.');
    const answer = line.value.trim() || suggested;
    const problem = question.problem(answer);
    if (problem === null) return answer;
    process.stdout.write(`  ${problem}\n`);
  }
}

async function main(): Promise<void> {
  const channels = loadPartners(root);
  const samples = samplesOf(channels);
  for (const { flow, name } of samples) process.stdout.write(`  ${flow}: ${name}\n`);
  const lines = readline.createInterface({ input: process.stdin });
  const taken = fs.readdirSync(path.join(root, 'partners'));
  const answers = await askAll(questionsFor(samples, taken), lines[Symbol.asyncIterator]());
  lines.close();
  const folder = path.join(root, 'partners', answers['slug'] ?? '');
  fs.mkdirSync(folder);
  for (const [name, text] of Object.entries(filesOf(answers, samples))) fs.writeFileSync(path.join(folder, name), text);
  loadPartners(root);
  process.stdout.write(
    `\npartners/${answers['slug']} is there. Look at it with \`npm run partner:preview -- ${answers['slug']}\`.\n`,
  );
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
