curl -s https://redflag.invalid/v1/reports \
  -H "Authorization: Bearer $API_KEY" \
  -H 'Idempotency-Key: 6f1c1a52-0d0e-4a44-9d5c-2f4f6d0f8a11' \
  -F category=website -F type=Scam \
  -F target=https://evil-shop.com/parcel \
  -F 'description=Three customers paid there and got nothing.' \
  -F evidence=@screenshot.jpg
