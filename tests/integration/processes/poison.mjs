import fs from 'node:fs';
import pg from 'pg';

/* Loaded before a server: the question of the proposal that a file names ends the process that asks it, as broken native code would. */

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (config, ...rest) {
  const asks = config?.name === 'sim_effect_call' && fs.existsSync(process.env.POISON);
  if (asks && config.values[2] === fs.readFileSync(process.env.POISON, 'utf8')) process.kill(process.pid, 'SIGKILL');
  return query.call(this, config, ...rest);
};
