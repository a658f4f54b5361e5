import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FileNotFoundError } from '#platform/files/files.ts';
import { createClient, createReport, photograph, submitReport } from '#testing/factories.ts';
import { expectProblem } from '#testing/problem.ts';
import { sharedTestApp } from '#testing/shared-app.ts';

const server = await sharedTestApp();
const ada = await createClient(server);

test('the picture is served without the location where it was taken', async () => {
  expect((await sharp(await photograph()).metadata()).exif).toBeDefined();
  const { evidence } = await createReport(ada);
  const response = await ada.request('GET', evidence.url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/jpeg');
  const picture = await sharp(response.rawPayload).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
  expect(picture.exif).toBeUndefined();
});

test('a PNG stays a PNG', async () => {
  const content = await sharp({
    create: { width: 40, height: 30, channels: 4, background: '#33669980' },
  })
    .png()
    .toBuffer();
  const { evidence } = (await submitReport(ada, {}, { content, name: 'Screen.PNG' })).json();
  const response = await ada.request('GET', evidence.url);
  expect(response.headers['content-type']).toBe('image/png');
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 40 });
});

test('the thumbnail is at most 320 pixels long', async () => {
  const { evidence } = await createReport(ada);
  const response = await ada.request('GET', `${evidence.url}?size=thumb`);
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
});

test('a picture no larger than a thumbnail is its own', async () => {
  const white = { width: 320, height: 240, channels: 3, background: 'white' } as const;
  const content = await sharp({ create: white }).jpeg().toBuffer();
  const { id, evidence } = (await submitReport(ada, {}, { content, name: 'one.jpg' })).json();
  const [full, thumbnail] = await Promise.all(
    ['full', 'thumb'].map((size) => ada.request('GET', `${evidence.url}?size=${size}`)),
  );
  expect([thumbnail?.statusCode, thumbnail?.rawPayload]).toEqual([200, full?.rawPayload]);
  const thumbnailFile = server.platform.files.get(`report_images/${id}.thumb.jpg`);
  await expect(thumbnailFile).rejects.toThrow(FileNotFoundError);
});

test('a large picture is sent at the size of screens; a small one, or of a time before, in full', async () => {
  const content = await photograph(3_000);
  const large = (await submitReport(ada, {}, { content, name: 'IMG_2.jpg' })).json();
  const sizeOf = async ({ url }: { url: string }) => {
    const response = await ada.request('GET', `${url}?size=medium`);
    const { width, height } = await sharp(response.rawPayload).metadata();
    return [width, height];
  };
  expect(await sizeOf(large.evidence)).toEqual([1_280, 205]);
  expect(await sizeOf((await createReport(ada)).evidence)).toEqual([640, 480]);
  await server.platform.files.delete(`report_images/${large.id}.medium.jpg`);
  expect(await sizeOf(large.evidence)).toEqual([3_000, 480]);
});

test('any other size is refused', async () => {
  const { evidence } = await createReport(ada);
  expectProblem(await ada.request('GET', `${evidence.url}?size=huge`), 400);
});

test('the picture is cached only by the browser, which checks that its copy is current', async () => {
  const { evidence } = await createReport(ada);
  const first = await ada.request('GET', evidence.url);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const second = await ada.request('GET', evidence.url, undefined, headers);
  expect([second.statusCode, second.body]).toEqual([304, '']);
});

test('the picture and its thumbnail have different ETags', async () => {
  const { evidence } = await createReport(ada);
  const full = await ada.request('GET', evidence.url);
  const headers = { 'if-none-match': String(full.headers.etag) };
  const thumb = await ada.request('GET', `${evidence.url}?size=thumb`, undefined, headers);
  expect(thumb.statusCode).toBe(200);
});

test('HEAD describes the picture without sending it', async () => {
  const { evidence } = await createReport(ada);
  const response = await server.app.inject({
    method: 'HEAD',
    url: evidence.url,
    headers: { cookie: ada.cookie },
  });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test.each([
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\Users\\Ada\\écran 截图.jpg', 'écran 截图.jpg'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
])('the file name %j is kept as %j', async (name, source) => {
  const response = await submitReport(ada, {}, { content: await photograph(), name });
  expect(response.json().evidence).toMatchObject({ source });
});

test('the picture of an unknown report is not found', async () => {
  const unknown = '019aa000-0000-7000-8000-000000000000';
  const response = await ada.request('GET', `/v1/reports/${unknown}/evidence`);
  expect(expectProblem(response, 404).detail).toBe('Report not found');
});

test('a picture whose file is missing is not found', async () => {
  const { id, evidence } = await createReport(ada);
  await server.platform.files.delete(`report_images/${id}.jpg`);
  expect(expectProblem(await ada.request('GET', evidence.url), 404).detail).toBe(
    'Picture not found',
  );
});
