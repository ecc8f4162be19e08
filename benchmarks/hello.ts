import Fastify from '../node_modules/fastify/fastify.js';

/** What the poll is held against: the least that the same framework can answer. */
const app = Fastify({ logger: false });
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
