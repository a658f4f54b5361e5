curl -s https://redflag.invalid/v1/check \
  -H "Authorization: Bearer $API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"text": "Your parcel waits. Pay at https://evil-shop.com/parcel now."}'
