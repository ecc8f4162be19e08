import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPool, type Database } from '../../../apps/server/src/database/pool.ts';
import { createLogger } from '../../../apps/server/src/platform/logger.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { photo } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { machineClock } from '../../support/day.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { doStep, World } from '../../support/journey.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const DAY_MS = 86_400_000;

/** A house whose clock can be moved, and whose log and files are kept for a look. */
export interface Scene {
  readonly server: TestServer;
  readonly world: World;
  readonly db: Database;
  readonly folder: string;
  log(): string;
  /** From now on it is so many days later than it is. */
  later(days: number): void;
  another(): Promise<TestServer>;
  close(): Promise<void>;
}

export async function openScene(env: Readonly<Record<string, string>> = {}): Promise<Scene> {
  const database = await freshDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-retention-'));
  const lines: string[] = [];
  let ahead = 0;
  const clock = { now: () => new Date(machineClock.now().getTime() + ahead) };
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const start = (): Promise<TestServer> =>
    startTestServer({ databaseUrl: database.url, clock, logger, env: { STORAGE_FOLDER: folder, ...env } });
  const servers = [await start()];
  const [server] = servers;
  if (server === undefined) throw new Error('no server was started');
  const db = createPool({ url: database.url, max: 2 });
  return {
    ...{ server, db, folder, world: new World(server.url) },
    log: () => lines.join(''),
    later: (days) => void (ahead = days * DAY_MS),
    another: async () => {
      const other = await start();
      servers.push(other);
      return other;
    },
    close: async () => {
      await db.end();
      await Promise.all(servers.map((each) => each.close()));
      await database.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whom nobody else in any test is called: what is found of her is hers. */
export const iracema = {
  name: 'Iracema Quixabeira Tupinambá',
  cpf: exampleCpf('25', 3),
  phone: '21998761234',
  email: 'iracema.quixabeira@exemplo.com.br',
  street: 'Rua das Jabuticabeiras Tortas',
  complement: 'casa dos fundos do Genivaldo',
  account: '9137465',
  file: 'cnh da iracema quixabeira',
};

const consents = {
  lgpd: true,
  termoConsultaDeCPF: true,
  termoMargem: true,
  termoBiometria: true,
  termoMarketing: false,
};

type Action = (customer: Customer) => Promise<unknown>;
const own: Readonly<Record<string, Action>> = {
  'dados-pessoais': (customer) =>
    customer.submit('dados-pessoais', {
      nome: iracema.name,
      dataNascimento: '1987-03-09',
      email: iracema.email,
      celular: customer.phone,
      estadoCivil: { value: 'solteiro', label: 'Solteira(o)' },
    }),
  endereco: (customer) =>
    customer.submit('endereco', {
      cep: '20040002',
      logradouro: iracema.street,
      numero: '4711',
      complemento: iracema.complement,
      bairro: 'Centro',
      cidade: 'Rio de Janeiro',
      uf: { value: 'RJ', label: 'Rio de Janeiro' },
    }),
  documento: async (customer) => {
    const form = new FormData();
    const file = { name: `${iracema.file}.jpg` };
    const answers = { documentoFrente: file, documentoVerso: file };
    form.set(
      'payload',
      JSON.stringify({ hashId: customer.hash, revision: customer.proposal?.revision, documento: answers }),
    );
    for (const name of Object.keys(answers)) form.set(name, await photo(), file.name);
    await customer.device.call('updateStep', { params: { hashId: customer.hash, step: 'documento' }, form });
    await customer.refresh();
  },
};

/** Iracema on her way through the private-payroll loan, until she is waited for at the vendor of signatures: a question is open outside. */
export async function walkHalfway({ server, world }: Scene): Promise<Customer> {
  const customer = new Customer(server.url);
  customer.phone = iracema.phone;
  await customer.open('aurora-clt');
  await customer.create({ cpf: iracema.cpf, ...consents });
  const waits = async (): Promise<boolean> =>
    (await world.get<readonly unknown[]>('/simulador/pendentes')).length > 0 && customer.current === 'assinatura';
  for (let turn = 0; turn < 60 && !(await waits()); turn += 1) {
    const action = customer.status() === 'waiting' ? undefined : own[customer.current];
    if (customer.current === 'assinatura') await customer.refresh();
    else await (action?.(customer) ?? doStep(customer, world));
    await customer.refresh();
  }
  if (customer.current !== 'assinatura') throw new Error(`she stands at ${customer.current}`);
  return customer;
}
