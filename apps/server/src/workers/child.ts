import { fork } from 'node:child_process';
import type { Hire } from './seat.ts';

/** A process of its own: what native code allocates, and what it breaks, is its own. It knows nothing of our environment. */
export const processAt =
  <Task extends Buffer | string, Answer>(entry: URL, mostHeapMb: number): Hire<Task, Answer> =>
  ({ answered, gone }) => {
    const { NODE_COMPILE_CACHE } = process.env;
    const child = fork(entry, {
      serialization: 'advanced',
      env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
      execArgv: [`--max-old-space-size=${mostHeapMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (answer: Answer) => answered(answer));
    // It ends with us by itself; where it cannot, it is ended.
    const endIt = (): void => void child.kill('SIGKILL');
    process.once('exit', endIt);
    child.on('error', gone);
    child.on('exit', () => {
      process.removeListener('exit', endIt);
      gone();
    });
    return {
      // What cannot be told to a dead one is told by its end.
      give: (task) => void child.send(task, () => undefined),
      end: async () => endIt(),
    };
  };
