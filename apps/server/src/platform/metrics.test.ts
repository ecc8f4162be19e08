import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('counts requests by route pattern', async () => {
  const metrics = createMetrics();
  metrics.observeHttp({ method: 'GET', route: '/{id}/system', status: 200, seconds: 0.003 });
  const { contentType, body } = await metrics.render();
  expect(contentType).toContain('text/plain');
  expect(body).toContain(
    'http_request_duration_seconds_bucket{le="0.005",method="GET",route="/{id}/system",status="200"} 1',
  );
});
