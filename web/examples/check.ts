const site = 'https://redflag.invalid';
const headers = { authorization: `Bearer ${process.env.API_KEY}` };

const query = new URLSearchParams({ target: 'evil-shop.com' });
const response = await fetch(`${site}/v1/targets?${query}`, { headers });
const answer = await response.json();
if (!response.ok) throw new Error(`${answer.code}: ${answer.detail}`);
for (const { shown, verdict } of answer.items) {
  console.log(`${shown}: ${verdict.level}. ${verdict.heading}`);
}
