-- Sends requests in turn, as `wrk --script wrk.lua URL -- FILE`. For each request, the file has a line
-- with the lengths of head and body, then the first lines of the head, and the body.
--
-- Each request comes from a different address, as a proxy would say. In a body, {{id}} is a new UUID.
local requests = {}
local turn = 0
local address = 0

local function read(path)
  local file = assert(io.open(path, 'rb'))
  for line in file:lines() do
    local head, body = line:match('(%d+) (%d+)')
    local request = { head = file:read(tonumber(head)), body = '' }
    if body ~= '0' then request.body = file:read(tonumber(body)) end
    request.fill = request.body:find('{{id}}', 1, true)
    request.rest = ('Content-Length: %d\r\n\r\n%s'):format(#request.body, request.body)
    table.insert(requests, request)
  end
  file:close()
end

-- Makes a UUID of version 7, which begins with the time, as the product does.
local function uuid()
  local random = math.random
  return ('%08x-%04x-7%03x-8%03x-%06x%06x'):format(
    os.time(), address % 0x10000, random(0, 0xfff), random(0, 0xfff),
    random(0, 0xffffff), random(0, 0xffffff))
end

function init(arguments)
  math.randomseed(os.time())
  address = math.random(0, 0xffffff)
  read(arguments[1])
end

function request()
  turn = turn % #requests + 1
  local request = requests[turn]
  address = (address + 1) % 0x1000000
  local rest = request.rest
  if request.fill then
    local body = request.body:gsub('{{id}}', uuid())
    rest = ('Content-Length: %d\r\n\r\n%s'):format(#body, body)
  end
  local a, b, c = math.floor(address / 0x10000), math.floor(address / 0x100) % 0x100, address % 0x100
  return ('%sX-Forwarded-For: 10.%d.%d.%d\r\n'):format(request.head, a, b, c) .. rest
end

function done(summary)
  local errors = summary.errors
  local form = '{"requests":%d,"seconds":%f,"refused":%d,"unanswered":%d,"processorMs":%f}'
  io.stderr:write(form:format(
    summary.requests, summary.duration / 1e6, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout, os.clock() * 1000))
end
