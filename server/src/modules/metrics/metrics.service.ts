import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { checkReadiness } from '#modules/health/index.ts';
import { listJobs } from '#modules/jobs/index.ts';
import type { Platform } from '#platform/platform.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * An answer with the pattern of its route, because an address may contain what someone searched
 * for.
 */
interface Answered {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/**
 * Opens the metrics of this process and of the services it depends on, for operators. They name no
 * person and no target. Gauges are measured when the metrics are read.
 * @param server whose connections are counted
 */
export function openMetrics(platform: Platform, server: Server) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route, without live streams.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const countConnections = promisify(server.getConnections.bind(server));
  new Gauge({
    name: 'redflag_http_connections',
    help: 'Open connections from clients and proxies. Each live stream uses one.',
    registers,
    async collect() {
      this.set(await countConnections());
    },
  });
  new Gauge({
    name: 'redflag_database_connections',
    help: 'Connections in the pool for requests, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = platform.database.$client;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  new Gauge({
    name: 'redflag_ready',
    help: '1 if the database and the file store answer, otherwise 0.',
    registers,
    async collect() {
      this.set(await isReady(platform));
    },
  });
  new Gauge({
    name: 'redflag_jobs',
    help: 'Jobs of the last day that are waiting or were given up. The same on every instance.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      // Without the database there are no numbers, and redflag_ready shows why.
      const { items } = await listJobs(platform).catch(() => ({ items: [] }));
      for (const { name, waiting, failed } of items) {
        this.set({ queue: name, state: 'waiting' }, waiting);
        this.set({ queue: name, state: 'failed' }, failed);
      }
    },
  });

  return {
    contentType: registry.contentType,
    /** Returns the current numbers in Prometheus's text format. */
    describe: () => registry.metrics(),
    countAnswer({ method, route, status, seconds }: Answered): void {
      answers.observe({ method, route, status }, seconds);
    },
  };
}

async function isReady(platform: Platform): Promise<0 | 1> {
  return checkReadiness(platform).then(
    () => 1,
    () => 0,
  );
}
